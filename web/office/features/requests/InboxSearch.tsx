import ClearIcon from '@mui/icons-material/Clear'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useListContext } from 'react-admin'
import { searchLength } from '../../../../src/api/schemas/pro/searchLength.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxFilter } from './inboxTabs.ts'
import { useTypedFilter } from './useTypedFilter.ts'

/** Searches everything that a provider may see of its requests. */
export function InboxSearch({ onFilter }: { readonly onFilter: (change: InboxFilter) => void }) {
  const t = useText()
  const { filterValues } = useListContext()
  const filter = filterValues as InboxFilter
  const [words, search] = useTypedFilter(filter.q ?? filter.city ?? '', (q) => onFilter({ q: q || undefined, city: undefined }))
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      <TextField
        type="text"
        size="small"
        value={words}
        onChange={(event) => search(event.target.value)}
        placeholder={t('requests.search')}
        sx={{ '& input': { textOverflow: 'ellipsis' } }}
        slotProps={{
          htmlInput: { 'aria-label': t('requests.search'), autoComplete: 'off', enterKeyHint: 'search', maxLength: searchLength.most },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" aria-hidden />
              </InputAdornment>
            ),
            endAdornment: words !== '' && (
              <IconButton size="small" edge="end" onClick={() => search('')} aria-label={t('requests.clearSearch')}>
                <ClearIcon fontSize="small" />
              </IconButton>
            ),
          },
        }}
      />
    </Box>
  )
}
