import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'

/** On a page with a colour of its own, the stars have that colour. */
const accentOrGold = ({ palette }: Theme) => `var(--accent, ${palette.house.gold})`
const row = { display: 'flex' } as const

/** A score as stars, filled to the nearest tenth; `label` states it in words. */
export function Stars({ value, label }: { readonly value: number; readonly label: string }) {
  const { most } = usePublicRules().reviews.rating
  const stars = Array.from({ length: most }, (_, index) => index)
  return (
    <Box role="img" aria-label={label} sx={{ position: 'relative', display: 'inline-flex', color: accentOrGold, flex: 'none' }}>
      <Box sx={row}>
        {stars.map((star) => (
          <StarBorderIcon key={star} fontSize="small" />
        ))}
      </Box>
      <Box sx={{ ...row, position: 'absolute', inset: 0, width: `${(100 * value) / most}%`, overflow: 'hidden' }}>
        {stars.map((star) => (
          <StarIcon key={star} fontSize="small" />
        ))}
      </Box>
    </Box>
  )
}
