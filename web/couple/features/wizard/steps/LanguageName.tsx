import Box from '@mui/material/Box'
import type { SpokenLanguage } from '../../../api/useReferenceList.ts'
import { Flag } from '../../../providers/Flag.tsx'

/** A language with its flag where there is space. */
export function LanguageName({ iso, label }: SpokenLanguage) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' } }}>
        <Flag iso={iso} />
      </Box>
      {label}
    </Box>
  )
}
