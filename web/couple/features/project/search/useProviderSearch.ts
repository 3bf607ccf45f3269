import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/queryKeys.ts'
import type { SearchPlace } from './useSearchPlace.ts'

/** A page of the results. The previous page is shown until the next one has loaded; a new search starts empty. */
export function useProviderSearch(project: string, place: SearchPlace | null) {
  const api = useApi()
  const { i18n } = useTranslation()
  const asked = {
    project,
    searchValue: place?.keywords ?? '',
    cityValue: place?.city?.city ?? '',
    cityData: place?.city ?? null,
    kind: place?.kind,
  }
  const words = JSON.stringify(asked)
  return useQuery({
    queryKey: coupleKeys.search(i18n.language, words, place?.page),
    queryFn: ({ signal }) => api.post('/api/project/more-prestataires', { body: { ...asked, page: place?.page }, signal }),
    enabled: place !== null,
    placeholderData: (known, before) => (before?.queryKey[3] === words ? keepPreviousData(known) : undefined),
    staleTime: 60_000,
  })
}
