import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { eventTypes } from '../../../../src/domain/eventTypes.ts'
import { requestStages } from '../../../../src/domain/request/requestStages.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import type { InboxFilter } from './inboxTabs.ts'
import { useTypedFilter } from './useTypedFilter.ts'

const statuses = ['locked', 'unlocked', 'rejected', 'withdrawn', 'closed'] as const satisfies readonly InboxRequest['status'][]

interface FilterSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onFilter: (change: InboxFilter) => void
  readonly wide: boolean
}

/** All filters of the inbox. Each applies at once, and the button shows the number of results. */
export function FilterSheet({ open, onClose, onFilter, wide }: FilterSheetProps) {
  const t = useText()
  const titleId = useId()
  const { filterValues, setFilters, total } = useListContext()
  const filter = filterValues as InboxFilter
  const { data: venues = [] } = useGetList<RecordOf<'venues'>>('venues', {
    pagination: { page: 1, perPage: usePublicRules().venues.most },
    sort: { field: 'addedAt', order: 'ASC' },
  })
  return (
    <Drawer
      anchor={wide ? 'left' : 'bottom'}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: { lg: 360 }, maxHeight: '90dvh', height: { lg: 1 }, borderRadius: wide ? 0 : '12px 12px 0 0' },
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, p: 3, overflowY: 'auto' }}>
        <Typography id={titleId} variant="h4" component="h2">
          {t('requests.filter.title')}
        </Typography>
        <Choice
          label={t('requests.filter.status')}
          value={filter.status}
          options={statuses.map((value) => ({ value, name: t(`values.status.${value}`) }))}
          onChange={(status) => onFilter({ status })}
        />
        <Choice
          label={t('requests.filter.stage')}
          value={filter.stage}
          options={requestStages.map((value) => ({ value, name: t(`values.requestStage.${value}`) }))}
          onChange={(stage) => onFilter({ stage })}
        />
        {venues.length > 0 && (
          <Choice
            label={t('requests.facts.venue')}
            value={filter.venueId}
            options={venues.map(({ id, name }) => ({ value: id, name }))}
            onChange={(venueId) => onFilter({ venueId })}
          />
        )}
        <Choice
          label={t('requests.eventType')}
          value={filter.eventType}
          options={eventTypes.map((value) => ({ value, name: t(`values.eventType.${value}`) }))}
          onChange={(eventType) => onFilter({ eventType })}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
          <DayField label={t('requests.filter.eventFrom')} value={filter.eventFrom} onChange={(eventFrom) => onFilter({ eventFrom })} />
          <DayField label={t('requests.filter.eventTo')} value={filter.eventTo} onChange={(eventTo) => onFilter({ eventTo })} />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          mt: 'auto',
          px: 3,
          py: 2,
          pb: 'calc(16px + env(safe-area-inset-bottom))',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button color="inherit" onClick={() => setFilters({}, {})} sx={{ px: 2, minHeight: 48 }}>
          {t('requests.none.reset')}
        </Button>
        <Button variant="contained" onClick={onClose} sx={{ flex: 1, minHeight: 48 }}>
          {total === undefined ? t('layout.close') : t('requests.filter.show', { count: total })}
        </Button>
      </Box>
    </Drawer>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onChange: (value: string | undefined) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const t = useText()
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('requests.filter.any')}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.name}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface DayFieldProps {
  readonly label: string
  /** YYYY-MM-DD. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** A date. The browser reports a complete one after each digit of its year. */
function DayField({ label, value, onChange }: DayFieldProps) {
  const [day, type] = useTypedFilter(value ?? '', (text) => onChange(text || undefined))
  return (
    <TextField
      type="date"
      label={label}
      value={day}
      onChange={({ target }) => type(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
