import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultRules } from '../../../src/domain/rules.ts'
import { useTrack } from '../analytics/AnalyticsProvider.tsx'
import { CityField } from '../city/CityField.tsx'
import type { ProviderSearch } from './providerSearch.ts'

interface SearchFormProps {
  readonly initial: ProviderSearch | undefined
  readonly onSearch: (search: ProviderSearch) => void
  readonly onClear: () => void
  readonly searching?: boolean
}

/** Keywords and a town, to find more providers by. One of them is enough; a town counts once it is picked. */
export function SearchForm({ initial, onSearch, onClear, searching = false }: SearchFormProps) {
  const { t } = useTranslation('providers')
  const track = useTrack()
  const [keywords, setKeywords] = useState(initial?.keywords ?? '')
  const [city, setCity] = useState(initial?.city ?? null)
  const [cleared, setCleared] = useState(0)
  const asksForSomething = keywords.trim() !== '' || city !== null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!asksForSomething) return
    track({ name: 'searched', by: city === null ? 'keywords' : keywords.trim() === '' ? 'city' : 'both' })
    onSearch({ keywords: keywords.trim(), city })
  }
  const clear = () => {
    setKeywords('')
    setCity(null)
    setCleared(cleared + 1)
    onClear()
  }
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('search.label')}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr auto' } }}
    >
      <TextField
        label={t('search.keywords')}
        helperText={t('search.keywordsHint')}
        value={keywords}
        onChange={({ target }) => setKeywords(target.value)}
        slotProps={{ htmlInput: { maxLength: defaultRules.text.searchKeywords, enterKeyHint: 'search' } }}
      />
      <CityField key={cleared} label={t('search.city')} value={city} onChange={setCity} error={undefined} />
      <Box sx={{ display: 'flex', gap: 1, minHeight: 56, alignItems: 'center' }}>
        <Button
          type="submit"
          variant="contained"
          startIcon={<SearchIcon />}
          loading={searching}
          loadingPosition="start"
          disabled={!asksForSomething}
          sx={{ flex: { xs: 1, md: 'none' } }}
        >
          {t('search.submit')}
        </Button>
        <Button onClick={clear} disabled={!asksForSomething}>
          {t('search.clear')}
        </Button>
      </Box>
    </Box>
  )
}
