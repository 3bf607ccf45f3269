import { useQuery } from '@tanstack/react-query'
import { useApi } from './ApiProvider.tsx'

export const projectsKey = ['projects'] as const

/** The couple's projects, the newest first, each with whom it wrote to and whom it might write to. */
export function useProjects() {
  const api = useApi()
  return useQuery({
    queryKey: projectsKey,
    queryFn: async ({ signal }) => (await api.get('/api/project/projects', { signal })).projects,
  })
}
