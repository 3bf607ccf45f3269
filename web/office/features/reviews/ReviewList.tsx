import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useListContext } from 'react-admin'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { ListPages } from '../../kit/list/ListPages.tsx'
import { NothingMatches } from '../../kit/list/NothingMatches.tsx'
import { useFilterChange } from '../../kit/list/useFilterChange.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { StateMessage } from '../../kit/page/StateMessage.tsx'
import { ReviewCard } from './ReviewCard.tsx'

type Review = RecordOf<'reviews'>
interface ReviewFilter {
  readonly moderation?: Review['moderation'] | undefined
}
const states = ['pending', 'published', 'hidden'] as const

/** The reviews, filtered by state, with loading and error states. */
export function ReviewList() {
  const t = useText()
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext<Review>()
  const change = useFilterChange<ReviewFilter>()
  const { moderation } = filterValues as ReviewFilter
  const isFiltered = moderation !== undefined
  if (error && !isPending && !data) return <LoadError title={t('reviews.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines />
  if (data.length === 0 && !isFiltered) return <StateMessage level="h3" title={t('reviews.empty.title')} text={t('reviews.empty.text')} />
  return (
    <>
      <TextField
        select
        size="small"
        label={t('reviews.filter')}
        value={moderation ?? ''}
        onChange={({ target }) => change({ moderation: states.find((state) => state === target.value) })}
        sx={{ maxWidth: 240 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('reviews.filterAll')}</MenuItem>
        {states.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`reviews.state.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      {data.length === 0 ? (
        <NothingMatches onReset={() => setFilters({}, {})} />
      ) : (
        <Box component="ul" aria-label={t('reviews.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </Box>
      )}
      <ListPages />
    </>
  )
}
