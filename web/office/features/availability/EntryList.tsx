import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { Availability, AvailabilityEntry } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import { looksOfDay } from './looksOfDay.ts'

interface EntryListProps {
  readonly calendar: Availability
  readonly onFree: (entry: AvailabilityEntry) => void
}

/** What stands in the calendar from today on, the next first. */
export function EntryList({ calendar: { entries, today }, onFree }: EntryListProps) {
  const t = useText()
  const first = ({ ranges }: AvailabilityEntry) => ranges.find(({ to }) => to >= today)?.from ?? ''
  const upcoming = entries.filter((entry) => first(entry) !== '').toSorted((a, b) => (first(a) < first(b) ? -1 : 1))
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
              <Link component={RouterLink} to={officePage('requests', entry.requestId)} variant="body2">
                {t('availability.list.request')}
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

export function daysOf({ ranges }: Pick<AvailabilityEntry, 'ranges'>): string {
  return ranges.map(({ from, to }) => (from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`)).join(', ')
}
