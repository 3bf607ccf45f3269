import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import Box from '@mui/material/Box'
import { defaultRules } from '../../../../src/domain/rules.ts'

const { most } = defaultRules.reviews.rating
const places = Array.from({ length: most }, (_, place) => place)
const row = { display: 'flex' } as const

/** A score as stars, filled up to the tenth; `label` says it in words. */
export function Stars({ value, label }: { readonly value: number; readonly label: string }) {
  return (
    <Box role="img" aria-label={label} sx={{ position: 'relative', display: 'inline-flex', color: 'house.gold', flex: 'none' }}>
      <Box sx={row}>
        {places.map((place) => (
          <StarBorderIcon key={place} fontSize="small" />
        ))}
      </Box>
      <Box sx={{ ...row, position: 'absolute', inset: 0, width: `${(100 * value) / most}%`, overflow: 'hidden' }}>
        {places.map((place) => (
          <StarIcon key={place} fontSize="small" />
        ))}
      </Box>
    </Box>
  )
}
