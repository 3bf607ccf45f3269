import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { Availability, AvailabilityEntry } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { type Say, useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { requestTitle } from '../../inbox/requestTitle.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import { looksOfDay } from './looksOfDay.ts'
import { useBookedRequests } from './useBookedRequests.ts'

interface EntryListProps {
  readonly calendar: Availability
  readonly onFree: (entry: AvailabilityEntry) => void
}

/** The calendar's entries from today on, earliest first. */
export function EntryList({ calendar: { entries, today }, onFree }: EntryListProps) {
  const t = useText()
  const first = ({ ranges }: AvailabilityEntry) => ranges.find(({ to }) => to >= today)?.from ?? ''
  const upcoming = entries.filter((entry) => first(entry) !== '').toSorted((a, b) => (first(a) < first(b) ? -1 : 1))
  const requests = useBookedRequests(upcoming)
  if (upcoming.length === 0) return <Typography color="textSecondary">{t('availability.list.none')}</Typography>
  return (
    <Box component="ul" aria-label={t('availability.list.title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {upcoming.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          data-entry={entry.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider', pb: 1 }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <StatusChip {...looksOfDay[entry.kind]} status={entry.kind}>
                {t(`availability.state.${entry.kind}`)}
              </StatusChip>
              <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {daysOf(entry)}
              </Typography>
            </Box>
            {entry.label !== '' && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {entry.label}
              </Typography>
            )}
            {entry.requestId !== null && (
              <Link
                component={RouterLink}
                to={officePage('requests', entry.requestId)}
                variant="body2"
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 0 } }}
              >
                {nameOf(t, requests.get(entry.requestId)) ?? t('availability.list.request')}
              </Link>
            )}
          </Box>
          <IconButton aria-label={t('availability.list.free', { days: daysOf(entry) })} onClick={() => onFree(entry)}>
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

/** `Mariage à Lyon · Camille Moreau`, without the name once the contact data are deleted; undefined until the request is loaded. */
function nameOf(t: Say, request: InboxRequest | undefined): string | undefined {
  if (!request) return undefined
  const { contact } = request
  return [requestTitle(t, request), contact && `${contact.firstname} ${contact.lastname}`].filter(Boolean).join(' · ')
}

export function daysOf({ ranges }: Pick<AvailabilityEntry, 'ranges'>): string {
  return ranges.map(({ from, to }) => (from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`)).join(', ')
}
