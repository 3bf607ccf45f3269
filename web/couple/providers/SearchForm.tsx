import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicRules } from '../../shared/rules/PublicRulesProvider.tsx'
import { useTrack } from '../analytics/AnalyticsProvider.tsx'
import { CityField } from '../city/CityField.tsx'
import { OutlinedField } from '../layout/OutlinedField.tsx'
import type { ProviderSearch } from './providerSearch.ts'
import { SearchKind } from './SearchKind.tsx'

interface SearchFormProps {
  readonly initial: ProviderSearch | undefined
  readonly onSearch: (search: ProviderSearch) => void
  readonly onClear: () => void
  readonly searching?: boolean
}

/**
 * Searches planners or venues by keywords, town or both. A town counts only when it is selected. Switching between planners and venues
 * repeats the search.
 */
export function SearchForm({ initial, onSearch, onClear, searching = false }: SearchFormProps) {
  const { t } = useTranslation('providers')
  const { text } = usePublicRules()
  const track = useTrack()
  const [keywords, setKeywords] = useState(initial?.keywords ?? '')
  const [city, setCity] = useState(initial?.city ?? null)
  const [kind, setKind] = useState(initial?.kind ?? 'planner')
  const [cleared, setCleared] = useState(0)
  const asksForSomething = keywords.trim() !== '' || city !== null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!asksForSomething) return
    track({ name: 'searched', by: city === null ? 'keywords' : keywords.trim() === '' ? 'city' : 'both' })
    onSearch({ keywords: keywords.trim(), city, kind })
  }
  const pickKind = (picked: ProviderSearch['kind']) => {
    setKind(picked)
    if (initial) onSearch({ ...initial, kind: picked })
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
      <SearchKind kind={kind} onPick={pickKind} />
      <OutlinedField
        label={t('search.keywords')}
        helperText={t('search.keywordsHint')}
        value={keywords}
        onChange={({ target }) => setKeywords(target.value)}
        slotProps={{ htmlInput: { maxLength: text.searchKeywords, enterKeyHint: 'search' } }}
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
