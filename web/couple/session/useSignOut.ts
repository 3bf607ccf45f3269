import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../api/ApiProvider.tsx'
import { clearPreloadIntent } from './preloadIntent.ts'
import { clearSelectedProject } from './selectedProject.ts'
import { meKey } from './useMe.ts'

/** Ends the session everywhere and forgets what was read in it. */
export function useSignOut() {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.post('/api/project/logout'),
    onSuccess: async () => {
      clearSelectedProject()
      clearPreloadIntent()
      queries.clear()
      queries.setQueryData(meKey, null)
      await navigate('/')
    },
  })
}
