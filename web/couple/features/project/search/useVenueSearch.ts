import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { VenueType } from '../../../../../src/domain/venue/venueType.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { queryKeys } from '../../../api/queryKeys.ts'
import type { ProviderSearch } from '../../../providers/providerSearch.ts'

export interface VenueFilter {
  readonly type: VenueType | undefined
  /** The minimum number of guests. */
  readonly guests: number | undefined
  readonly page: number
}

/** A page of matching venues. Earlier results are shown until the next ones have loaded. */
export function useVenueSearch({ keywords, city }: ProviderSearch, { type, guests, page }: VenueFilter) {
  const api = useApi()
  const { i18n } = useTranslation()
  const place = city ? { latitude: Number(city.lat), longitude: Number(city.lng) } : {}
  const query = { keywords, ...place, type, guests, page }
  return useQuery({
    queryKey: queryKeys.venues(i18n.language, JSON.stringify(query)),
    queryFn: ({ signal }) => api.get('/api/directory/venue-search', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
