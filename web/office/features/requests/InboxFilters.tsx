import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useDebouncedEvent, useListContext } from 'react-admin'
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

const typingPauseMs = 400

/** A city to look for, the kind of event, and the order. */
export function InboxFilters({ onFilter }: { readonly onFilter: (change: InboxFilter) => void }) {
  const t = useText()
  const { filterValues, sort, setSort } = useListContext()
  const filter = filterValues as InboxFilter
  const asked = filter.city ?? ''
  const [typed, setTyped] = useState<string>()
  const [seen, setSeen] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    // Emptied from elsewhere, e.g. by "show all".
    if (asked === '') setTyped(undefined)
  }
  const city = typed ?? asked
  // The pause of `setFilters` itself would bring back the filters of its beginning.
  const searchSoon = useDebouncedEvent((text: string) => onFilter({ city: text.trim() || undefined }), typingPauseMs)
  const search = (text: string) => {
    setTyped(text)
    searchSoon(text)
  }
  const types = eventTypes.map((value) => ({ value, name: t(`values.eventType.${value}`) }))
  return (
    <Box sx={{ px: 2, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <TextField
        type="text"
        size="small"
        value={city}
        onChange={(event) => search(event.target.value)}
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
              <IconButton size="small" edge="end" onClick={() => search('')} aria-label={t('requests.clearCity')}>
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
          onChange={(eventType) => onFilter({ eventType: eventType || undefined })}
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
