import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/queryKeys.ts'

/** The providers that saw the couple's contact data, newest first. */
export function useDisclosures() {
  const api = useApi()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: coupleKeys.disclosuresIn(i18n.language),
    queryFn: async ({ signal }) => (await api.get('/api/project/disclosures', { signal })).disclosures,
  })
}
