import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'

/** On a page with a colour of its own, the stars have that colour. */
const accentOrGold = ({ palette }: Theme) => `var(--accent, ${palette.house.gold})`
const starWidth = 24
const size = 20
const starOutline = 'l6.18 3.73-1.64-7.03 5.46-4.73-7.19-.61-2.81-6.63-2.81 6.63-7.19.61 5.46 4.73-1.64 7.03z'

/**
 * A score as stars, filled to the nearest tenth; `label` states it in words. One picture instead of an icon for each star, because lists of
 * reviews have many.
 */
export function Stars({ value, label }: { readonly value: number; readonly label: string }) {
  const { most } = usePublicRules().reviews.rating
  const row = `m12 17.27${starOutline}${`m${starWidth} 0${starOutline}`.repeat(most - 1)}`
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${starWidth * most} ${starWidth}`}
      width={size * most}
      height={size}
      fill="currentColor"
      stroke="currentColor"
      sx={{ color: accentOrGold, flex: 'none' }}
    >
      <path fill="none" strokeWidth={1.5} d={row} />
      {/* Clips what is wider than the score. */}
      <svg width={starWidth * value}>
        <path d={row} />
      </svg>
    </Box>
  )
}
