import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/ApiProvider.tsx'
import { queryKeys } from '../../api/queryKeys.ts'

/** The public profile of a provider. */
export function usePlanner(publicId: string) {
  const api = useApi()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: queryKeys.planner(publicId, i18n.language),
    queryFn: async ({ signal }) => {
      const query = { locale: i18n.language }
      return (await api.get('/api/project/planners/:id', { params: { id: publicId }, query, signal })).planner
    },
  })
}
