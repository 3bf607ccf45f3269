import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useListContext } from 'react-admin'
import { useLocation } from 'react-router'
import { coveredBelow } from '../../../shared/theme/tokens.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { ExportButton } from '../../kit/list/ExportButton.tsx'
import { useFilterChange } from '../../kit/list/useFilterChange.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { StateMessage } from '../../kit/page/StateMessage.tsx'
import { InboxPages } from './InboxPages.tsx'
import { InboxSearch } from './InboxSearch.tsx'
import { InboxSkeleton } from './InboxSkeleton.tsx'
import { InboxTabs } from './InboxTabs.tsx'
import { InboxToolbar } from './InboxToolbar.tsx'
import type { InboxFilter } from './inboxTabs.ts'
import { RequestRow } from './RequestRow.tsx'
import { type ChosenRequests, useChosenRequests } from './useChosenRequests.ts'

/** True: the toolbar is at the bottom of the window even when the list is short. */
const belowHeader = `calc(100dvh - 57px - ${coveredBelow})`

interface InboxProps {
  readonly openId: string | undefined
  /** True where a request may be open beside the list. */
  readonly wide: boolean
}

/** The list of requests with its search, filters and selection. */
export function Inbox({ openId, wide }: InboxProps) {
  const t = useText()
  const { data, total, isPending, isPlaceholderData, error, refetch } = useListContext<InboxRequest>()
  const changeFilter = useFilterChange<InboxFilter>()
  const chosen = useChosenRequests()
  const top = useRef<HTMLDivElement>(null)
  const loading = isPending || isPlaceholderData
  return (
    <Box ref={top} sx={{ display: 'flex', flexDirection: 'column', minHeight: { xs: belowHeader, lg: 0 }, height: { lg: 1 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 2, pr: 1, pt: 2, pb: 1.5 }}>
        <Typography variant="h3" component="h1" sx={{ flex: 1 }}>
          {t('pages.requests')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }} aria-live="off">
          {!loading && total !== undefined && t('requests.count', { count: total })}
        </Typography>
        <ExportButton />
      </Box>
      <InboxTabs onFilter={changeFilter} />
      <InboxSearch onFilter={changeFilter} />
      {wide && <InboxToolbar onFilter={changeFilter} chosen={chosen} wide />}
      <Box data-inbox sx={{ flex: 1, overflowY: { lg: 'auto' }, minHeight: 0 }} aria-busy={loading}>
        {loading && !error ? (
          <InboxSkeleton />
        ) : data ? (
          <InboxRows requests={data} openId={openId} chosen={chosen} />
        ) : (
          error && <LoadError title={t('requests.failed')} error={error} onRetry={() => void refetch()} />
        )}
        <InboxPages onPage={() => top.current?.scrollIntoView()} />
      </Box>
      {!wide && <InboxToolbar onFilter={changeFilter} chosen={chosen} wide={false} />}
    </Box>
  )
}

interface InboxRowsProps {
  readonly requests: readonly InboxRequest[]
  readonly openId: string | undefined
  readonly chosen: ChosenRequests
}

function InboxRows({ requests, openId, chosen: { isChoosing, ids, toggle } }: InboxRowsProps) {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  const { search } = useLocation()
  if (requests.length > 0) {
    return (
      <Box component="ul" aria-label={t('requests.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            open={request.id === openId}
            search={search}
            chosen={isChoosing ? ids.includes(request.id) : undefined}
            onChoose={toggle}
          />
        ))}
      </Box>
    )
  }
  if (Object.keys(filterValues).length === 0) return <StateMessage title={t('requests.empty.title')} text={t('requests.empty.text')} />
  return (
    <StateMessage title={t('requests.none.title')} text={t('requests.none.text')}>
      <Button variant="outlined" onClick={() => setFilters({}, {})}>
        {t('requests.none.reset')}
      </Button>
    </StateMessage>
  )
}
