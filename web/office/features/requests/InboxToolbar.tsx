import SelectIcon from '@mui/icons-material/ChecklistOutlined'
import FilterIcon from '@mui/icons-material/TuneOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { eventTypes } from '../../../../src/domain/eventTypes.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { coveredBelow } from '../../../shared/theme/tokens.ts'
import { useText } from '../../i18n/useText.ts'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { ChosenActions } from './ChosenActions.tsx'
import { type InboxFilter, sheetFilters } from './inboxTabs.ts'
import { QuietSelect } from './QuietSelect.tsx'
import type { ChosenRequests } from './useChosenRequests.ts'

const FilterSheet = lazily(async () => (await import('./FilterSheet.tsx')).FilterSheet)
const sorts = ['receivedAt.DESC', 'receivedAt.ASC', 'eventDate.ASC', 'budget.DESC', 'city.ASC'] as const

interface InboxToolbarProps {
  readonly onFilter: (change: InboxFilter) => void
  readonly chosen: ChosenRequests
  /** True beside a request. Otherwise the toolbar is pinned to the bottom of the window. */
  readonly wide: boolean
}

/** Kind of event, order, further filters and selection; or the actions for the selected requests. */
export function InboxToolbar({ onFilter, chosen, wide }: InboxToolbarProps) {
  const t = useText()
  const { filterValues, sort, setSort, data } = useListContext()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const filter = filterValues as InboxFilter
  const set = sheetFilters.filter((name) => filter[name] !== undefined).length
  const types = eventTypes.map((value) => ({ value, name: t(`values.eventType.${value}`) }))
  return (
    <Box
      sx={[
        { display: 'flex', alignItems: 'center', gap: 0.5, px: 1, minHeight: 52, bgcolor: 'background.default' },
        wide
          ? { borderBottom: 1, borderColor: 'divider' }
          : { position: 'sticky', bottom: coveredBelow, zIndex: 1, borderTop: 1, borderColor: 'divider' },
      ]}
    >
      {chosen.isChoosing ? (
        <ChosenActions chosen={chosen} />
      ) : (
        <>
          <QuietSelect
            label={t('requests.eventType')}
            value={filter.eventType ?? ''}
            options={[{ value: '', name: t('requests.eventTypeAll') }, ...types]}
            onChange={(eventType) => onFilter({ eventType: eventType || undefined })}
          />
          <Box sx={{ flex: 1 }} />
          <QuietSelect
            label={t('requests.sort')}
            value={`${sort.field}.${sort.order}`}
            options={sorts.map((value) => ({ value, name: t(`requests.sorts.${value}`) }))}
            onChange={(value) => {
              const [field = 'receivedAt', order] = value.split('.')
              setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
            }}
          />
          <Tooltip title={t('requests.filter.open')}>
            <IconButton
              onClick={() => setSheetOpen(true)}
              aria-haspopup="dialog"
              aria-label={set > 0 ? t('requests.filter.openSet', { count: set }) : t('requests.filter.open')}
            >
              <Badge badgeContent={set} color="secondary">
                <FilterIcon fontSize="small" />
              </Badge>
            </IconButton>
          </Tooltip>
          <Tooltip title={t('requests.select.begin')}>
            <span>
              <IconButton onClick={chosen.begin} disabled={!data || data.length === 0} aria-label={t('requests.select.begin')}>
                <SelectIcon fontSize="small" />
              </IconButton>
            </span>
          </Tooltip>
        </>
      )}
      <LazyPart onClose={() => setSheetOpen(false)}>
        {isSheetOpen && <FilterSheet open onClose={() => setSheetOpen(false)} onFilter={onFilter} wide={wide} />}
      </LazyPart>
    </Box>
  )
}
