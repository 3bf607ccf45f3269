import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import type { InboxFilter } from './inboxTabs.ts'
import { QuietSelect } from './QuietSelect.tsx'

const eventTypes = [
  'mariage',
  'pacs',
  'anniversaire',
  'bapteme',
  'fiancailles',
  'evj',
  'corporate',
  'autre',
] as const satisfies readonly InboxRequest['eventType'][]
const sorts = ['receivedAt.DESC', 'receivedAt.ASC', 'eventDate.ASC', 'city.ASC'] as const
const pauseMs = 250

/** A city to look for, the kind of event, and the order. */
export function InboxFilters() {
  const t = useText()
  const { filterValues, setFilters, sort, setSort } = useListContext()
  const filter = filterValues as InboxFilter
  const [city, setCity] = useState(filter.city ?? '')
  const asked = filter.city ?? ''
  const sent = useRef(asked)
  useEffect(() => {
    // Changed from elsewhere, e.g. by "show all"; what was sent from here may have been typed over meanwhile.
    if (asked !== sent.current) setCity(asked)
    sent.current = asked
  }, [asked])
  useEffect(() => {
    const wanted = city.trim()
    if (wanted === asked) return
    const timer = setTimeout(() => {
      sent.current = wanted
      setFilters({ ...filter, city: wanted || undefined }, {})
    }, pauseMs)
    return () => clearTimeout(timer)
  })
  const types = eventTypes.map((value) => ({ value, name: t(`values.eventType.${value}`) }))
  return (
    <Box sx={{ px: 2, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <TextField
        type="text"
        size="small"
        value={city}
        onChange={(event) => setCity(event.target.value)}
        placeholder={t('requests.city')}
        slotProps={{
          htmlInput: { 'aria-label': t('requests.city'), autoComplete: 'off', enterKeyHint: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" aria-hidden />
              </InputAdornment>
            ),
            endAdornment: city !== '' && (
              <IconButton size="small" edge="end" onClick={() => setCity('')} aria-label={t('requests.clearCity')}>
                <ClearIcon fontSize="small" />
              </IconButton>
            ),
          },
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mx: -1, mt: 0.5 }}>
        <QuietSelect
          label={t('requests.eventType')}
          value={filter.eventType ?? ''}
          options={[{ value: '', name: t('requests.eventTypeAll') }, ...types]}
          onChange={(eventType) => setFilters({ ...filter, eventType: eventType || undefined }, {})}
        />
        <QuietSelect
          label={t('requests.sort')}
          value={`${sort.field}.${sort.order}`}
          options={sorts.map((value) => ({ value, name: t(`requests.sorts.${value}`) }))}
          onChange={(value) => {
            const [field = 'receivedAt', order] = value.split('.')
            setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
          }}
        />
      </Box>
    </Box>
  )
}
