import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import Input from '@mui/material/Input'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VenueCard } from '../../../../../src/api/schemas/venuePage.ts'
import type { VenueType } from '../../../../../src/domain/venue/venueType.ts'
import { usePublicRules } from '../../../../shared/rules/PublicRulesProvider.tsx'
import { useErrorText } from '../../../api/useErrorText.ts'
import { ProviderGridSkeleton } from '../../../providers/ProviderGridSkeleton.tsx'
import type { ProviderSearch } from '../../../providers/providerSearch.ts'
import { VenueCards } from '../../../venues/VenueCards.tsx'
import { SearchPages } from './SearchPages.tsx'
import { useVenueSearch, type VenueFilter } from './useVenueSearch.ts'

const skeletons = 3

interface VenueResultsProps {
  readonly search: ProviderSearch
  /** The contact button of a venue, or that it was contacted. */
  readonly action: (venue: VenueCard) => ReactNode
}

/** The venues of a search, with filters by type and guests. Each links to its page. */
export function VenueResults({ search, action }: VenueResultsProps) {
  const { t } = useTranslation(['venueCard', 'common'])
  const { venues } = usePublicRules()
  const errorText = useErrorText()
  const [filter, setFilter] = useState<VenueFilter>({ type: undefined, guests: undefined, page: 1 })
  const { data, error, refetch } = useVenueSearch(search, filter)
  // The type names come from the texts; importing the domain's list would add the API's schemas to the bundle.
  const types = Object.entries(t('venueCard:search.types', { returnObjects: true })) as readonly (readonly [VenueType, string])[]
  const narrow = (change: Partial<VenueFilter>) => setFilter({ ...filter, page: 1, ...change })
  return (
    <Box component="section" aria-label={t('venueCard:search.title')} sx={{ mb: 4 }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('venueCard:search.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 16rem))' } }}>
        <FormControl variant="standard">
          <InputLabel shrink htmlFor="venue-type">
            {t('venueCard:search.type')}
          </InputLabel>
          <NativeSelect
            id="venue-type"
            value={filter.type ?? ''}
            onChange={({ target }) => narrow({ type: types.find(([type]) => type === target.value)?.[0] })}
          >
            <option value="">{t('venueCard:search.allTypes')}</option>
            {types.map(([type, name]) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
        <FormControl variant="standard">
          <InputLabel shrink htmlFor="venue-guests">
            {t('venueCard:search.guests')}
          </InputLabel>
          <Input
            id="venue-guests"
            type="number"
            onChange={({ target }) => narrow({ guests: guestsOf(target.value, venues.guests) })}
            slotProps={{ input: { min: 1, max: venues.guests, inputMode: 'numeric' } }}
          />
        </FormControl>
      </Box>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}>
          {t('venueCard:search.failed', { error: errorText(error) })}
        </Alert>
      )}
      {!error && !data && <ProviderGridSkeleton count={skeletons} />}
      {!error && data && (
        <>
          <Typography role="status" sx={{ mb: 2 }}>
            {data.total === 0
              ? t('venueCard:search.none')
              : t(data.total_is_minimum ? 'venueCard:search.foundAtLeast' : 'venueCard:search.found', { count: data.total })}
          </Typography>
          <VenueCards label={t('venueCard:search.title')} venues={data.venues} action={action} />
          {data.pages > 1 && <SearchPages count={data.pages} page={data.page} onPage={(page) => setFilter({ ...filter, page })} />}
        </>
      )}
    </Box>
  )
}

/** The number of guests, if valid; undefined for any other input. */
function guestsOf(typed: string, most: number): number | undefined {
  const guests = Number(typed)
  return Number.isInteger(guests) && guests >= 1 && guests <= most ? guests : undefined
}
