import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import { SafeHtml } from './SafeHtml.tsx'

/** A provider's strengths, each with a tick. */
export function BenefitList({ benefits }: { readonly benefits: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {benefits.map((benefit) => (
        <Box key={benefit} component="li" sx={{ display: 'flex', gap: 1 }}>
          <CheckIcon fontSize="small" color="primary" aria-hidden sx={{ mt: 0.25 }} />
          <SafeHtml html={benefit} sx={{ minWidth: 0, overflowWrap: 'anywhere' }} />
        </Box>
      ))}
    </Box>
  )
}
