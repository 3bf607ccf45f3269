import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { DirectoryQuery } from '../../../../src/api/schemas/directory.ts'
import { serviceTypes } from '../../../../src/domain/referenceValues.ts'
import { useApi } from '../../api/ApiProvider.tsx'

/** The page of the directory that the address names; the server sends the first one along. */
export function useDirectoryPage() {
  const api = useApi()
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const { country, first, second } = useParams()
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const isService = serviceTypes.some((type) => type === first)
  const query = {
    ...(country === undefined ? {} : { country }),
    ...(first === undefined ? {} : { [isService ? 'service' : 'region']: first }),
    ...(second === undefined ? {} : { service: second }),
    page,
    locale: i18n.language,
  } as z.input<typeof DirectoryQuery>
  return useQuery({
    queryKey: ['directory', pathname, page, i18n.language],
    queryFn: ({ signal }) => api.get('/api/directory/planners', { query, signal }),
  })
}
