import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../api/ApiProvider.tsx'
import { coupleKeys } from '../api/queryKeys.ts'
import { useIntent } from '../api/useIntent.ts'
import { writeSelectedProject } from '../session/selectedProject.ts'

/** Creates a project with the answers of another one and selects it. */
export function useDuplicateProject(projectId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const carryOut = useIntent<string>()
  return useMutation({
    mutationFn: (eventDate: string) =>
      carryOut(eventDate, async (idempotencyKey) => {
        const params = { id: projectId }
        const { projectId: copy } = await api.post('/api/project/projects/:id/duplicate', { params, body: { eventDate }, idempotencyKey })
        if (copy === null) throw new Error('a project was duplicated without an id')
        return copy
      }),
    onSuccess: (id) => {
      writeSelectedProject(id)
      void queries.invalidateQueries({ queryKey: coupleKeys.projects })
    },
  })
}
