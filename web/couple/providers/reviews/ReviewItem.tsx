import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureAt } from '../../../../src/api/schemas/pictureWidths.ts'
import type { Review } from '../../../../src/api/schemas/reviews.ts'
import { formatDay, formatMonth } from '../../../shared/i18n/format.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { width } from '../../../shared/theme/tokens.ts'
import { Stars } from './Stars.tsx'

const words = { maxWidth: width.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

interface ReviewItemProps {
  readonly review: Review
  readonly providerName: string
  readonly ref?: Ref<HTMLElement>
}

/** A review and the provider's reply. */
export function ReviewItem({ review, providerName, ref }: ReviewItemProps) {
  const { t, i18n } = useTranslation('providers')
  const { most } = usePublicRules().reviews.rating
  const { reviewerName, reviewerType, rating, text, photo, weddingMonth, writtenAt, answer } = review
  const wedding = weddingMonth === null ? [] : [t('reviews.wedding', { month: formatMonth(weddingMonth, i18n.language) })]
  return (
    <Box component="li" ref={ref} tabIndex={-1} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{reviewerName}</Typography>
        {rating !== null && <Stars value={rating} label={t('reviews.rating', { rating, most })} />}
      </Box>
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5 }}
      >
        <span>{[t(`reviews.by.${reviewerType}`), ...wedding].join(' · ')}</span>
        <time dateTime={writtenAt}>{formatDay(writtenAt)}</time>
      </Typography>
      <Typography sx={words}>{text}</Typography>
      {photo !== null && (
        <Box
          component="img"
          src={pictureAt(photo, 320)}
          srcSet={`${pictureAt(photo, 320)} 1x, ${pictureAt(photo, 640)} 2x`}
          alt={t('reviews.photo', { name: reviewerName })}
          loading="lazy"
          sx={{ display: 'block', mt: 1.5, maxWidth: 320, width: '100%', height: 'auto', borderRadius: 1 }}
        />
      )}
      {answer && (
        <Box sx={{ mt: 2, pl: 2, borderLeft: 2, borderColor: 'house.goldLine' }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {t('reviews.answer', { name: providerName })}
          </Typography>
          <Typography variant="body2" sx={words}>
            {answer.text}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
