import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { VenuePage } from '../../../../src/api/schemas/publicPage.ts'
import { formatScore } from '../../../shared/i18n/format.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { Stars } from '../../providers/reviews/Stars.tsx'

/** The owner's rating, linked to its reviews; nothing without a score. */
export function VenueRating({ owner, rating }: Pick<VenuePage, 'owner' | 'rating'>) {
  const { t, i18n } = useTranslation('venue')
  const { most } = usePublicRules().reviews.rating
  if (rating === null) return null
  const score = formatScore(rating.average, i18n.language)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography component="span" aria-hidden sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {score}
      </Typography>
      <Stars value={rating.average} label={t('rating', { name: owner.name, score, most })} />
      <Link href={`${owner.profileUrl}#reviews`} variant="body2">
        {t('reviews', { count: rating.count })}
      </Link>
    </Box>
  )
}
