import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ReviewsPage } from '../../../../src/api/schemas/reviews.ts'
import { formatScore } from '../../../shared/i18n/format.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { RatingDistribution } from './RatingDistribution.tsx'
import { Stars } from './Stars.tsx'

/** The average score (if there is one), the number of reviews, and the distribution of scores. */
export function ReviewsSummary({ figures: { average, count, rated, distribution } }: { readonly figures: ReviewsPage }) {
  const { t, i18n } = useTranslation('providers')
  const { most } = usePublicRules().reviews.rating
  const score = average === null ? '' : formatScore(average, i18n.language)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        {average !== null && (
          <>
            <Typography aria-hidden component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {score}
            </Typography>
            <Stars value={average} label={t('reviews.average', { score, most })} />
          </>
        )}
        <Typography color="textSecondary">{t('reviews.count', { count })}</Typography>
      </Box>
      {rated > 1 && <RatingDistribution counts={distribution} />}
    </>
  )
}
