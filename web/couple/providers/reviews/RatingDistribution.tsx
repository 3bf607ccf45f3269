import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'

/**
 * A bar for each score with its count, the best first.
 * @param counts from the lowest score up
 */
export function RatingDistribution({ counts }: { readonly counts: readonly number[] }) {
  const { t } = useTranslation('providers')
  const { least, most } = usePublicRules().reviews.rating
  const longest = Math.max(...counts, 1)
  const scores = counts.map((count, index) => ({ rating: least + index, count })).toReversed()
  return (
    <Box
      component="ul"
      aria-label={t('reviews.distribution')}
      sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', maxWidth: 360, display: 'grid', gap: 0.5 }}
    >
      {scores.map(({ rating, count }) => (
        <Box
          key={rating}
          component="li"
          aria-label={`${t('reviews.rating', { rating, most })} – ${t('reviews.count', { count })}`}
          sx={{ display: 'grid', gridTemplateColumns: '1ch minmax(0, 1fr) 4ch', gap: 1.5, alignItems: 'center' }}
        >
          <Typography variant="body2" aria-hidden>
            {rating}
          </Typography>
          <Box sx={{ height: 8, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}>
            <Box
              style={{ width: `${(count / longest) * 100}%` }}
              sx={({ palette }) => ({ height: '100%', bgcolor: `var(--accent, ${palette.house.gold})` })}
            />
          </Box>
          <Typography variant="body2" color="textSecondary" aria-hidden sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
            {count}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
