import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from './ApiProvider.tsx'
import { coupleKeys } from './queryKeys.ts'

/** The couple's projects, newest first, each with its contacted and its suggested providers. */
export function useProjects() {
  const api = useApi()
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: coupleKeys.projectsIn(i18n.language),
    queryFn: async ({ signal }) => (await api.get('/api/project/projects', { signal })).projects,
  })
}
