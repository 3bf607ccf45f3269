import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiProvider.tsx'

export const disclosuresKey = ['disclosures'] as const

/** Who saw the couple's contact data, the latest first. */
export function useDisclosures() {
  const api = useApi()
  return useQuery({
    queryKey: disclosuresKey,
    queryFn: async ({ signal }) => (await api.get('/api/project/disclosures', { signal })).disclosures,
  })
}
