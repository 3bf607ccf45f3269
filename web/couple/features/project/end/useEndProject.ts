import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/queryKeys.ts'

/** How a project ends before its day. */
export type Ending = { readonly kind: 'cancel' } | { readonly kind: 'found'; readonly prestataire: string | null }

/** Ends a project. Calling it again changes nothing. */
export function useEndProject(projectId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (ending: Ending) => {
      const params = { id: projectId }
      if (ending.kind === 'cancel') await api.post('/api/project/projects/:id/cancel', { params })
      else await api.post('/api/project/projects/:id/found', { params, body: { prestataire: ending.prestataire } })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: coupleKeys.projects }),
  })
}
