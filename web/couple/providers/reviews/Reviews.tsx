import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { useErrorText } from '../../api/useErrorText.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx'
import { ReviewsSummary } from './ReviewsSummary.tsx'
import { useReviews } from './useReviews.ts'

/** A provider's reviews with a button to load more. */
export function Reviews({ provider: { publicId, name } }: { readonly provider: Prestataire }) {
  const { t } = useTranslation(['providers', 'common'])
  const errorText = useErrorText()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetchingNextPage } = useReviews(publicId)
  const [firstNew, setFirstNew] = useState<number>()
  // A review that was published meanwhile shifts another onto the next page, which would show it twice.
  const reviews = [...new Map(data?.pages.flatMap((page) => page.reviews).map((review) => [review.id, review])).values()]
  const latest = data?.pages.at(-1)
  const showMore = () => {
    setFirstNew(reviews.length)
    void fetchNextPage()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!latest && !error && <ReviewsSkeleton />}
      {latest?.count === 0 && <Typography color="textSecondary">{t('providers:reviews.none', { name })}</Typography>}
      {latest && latest.count > 0 && (
        <>
          <ReviewsSummary figures={latest} />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
            {reviews.map((review, index) => (
              <ReviewItem key={review.id} review={review} providerName={name} ref={index === firstNew ? focus : null} />
            ))}
          </Box>
        </>
      )}
      {error && (
        <Alert
          severity="error"
          action={<Button onClick={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}>{t('common:retry')}</Button>}
        >
          {t('providers:reviews.failed', { error: errorText(error) })}
        </Alert>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="outlined" onClick={showMore} loading={isFetchingNextPage}>
          {t('providers:reviews.more')}
        </Button>
      )}
    </Box>
  )
}

/** Moves the focus to the first new review, because the button may be gone. */
function focus(item: HTMLElement | null): void {
  item?.focus()
}
