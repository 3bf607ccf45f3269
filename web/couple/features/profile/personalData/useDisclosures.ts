import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/queryKeys.ts'

/** Who saw the couple's contact data, the latest first. */
export function useDisclosures() {
  const api = useApi()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: coupleKeys.disclosuresIn(i18n.language),
    queryFn: async ({ signal }) => (await api.get('/api/project/disclosures', { signal })).disclosures,
  })
}
