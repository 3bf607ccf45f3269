import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { ReviewsPage } from '../../../../src/api/schemas/reviews.ts'
import { ReviewItem } from '../../providers/reviews/ReviewItem.tsx'
import { ReviewList } from '../../providers/reviews/ReviewList.tsx'
import { ReviewsSummary } from '../../providers/reviews/ReviewsSummary.tsx'

interface PublishedReviewsProps {
  readonly provider: Prestataire
  readonly shown: ReviewsPage
}

/** A provider's published reviews with pagination. The island appends the next page. */
export function PublishedReviews({ provider: { name, profileUrl }, shown }: PublishedReviewsProps) {
  const { t } = useTranslation(['providers', 'common'])
  if (shown.count === 0) return <Typography color="textSecondary">{t('providers:reviews.none', { name })}</Typography>
  return (
    <Box
      component="alliance-more"
      id="reviews"
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ReviewsSummary figures={shown} />
      <ReviewList>
        {shown.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} providerName={name} />
        ))}
      </ReviewList>
      <Alert severity="error" hidden sx={{ width: '100%' }}>
        {t('providers:reviews.failed', { error: t('common:errors.network') })}
      </Alert>
      <Box data-foot sx={{ '&[aria-busy="true"]': { opacity: 0.6, pointerEvents: 'none' } }}>
        {shown.page < shown.pages && (
          <Button variant="outlined" data-more href={`${profileUrl}?reviews=${shown.page + 1}#reviews`} rel="nofollow">
            {t('providers:reviews.more')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
