import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../api/ApiProvider.tsx'
import { useIntent } from '../api/useIntent.ts'
import { projectsKey } from '../api/useProjects.ts'
import { writeSelectedProject } from '../session/selectedProject.ts'

/** Makes a new project with the answers of another and selects it. */
export function useDuplicateProject(projectId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const carryOut = useIntent<string>()
  return useMutation({
    mutationFn: (eventDate: string) =>
      carryOut(eventDate, async (idempotencyKey) => {
        const path = `/api/project/projects/${projectId}/duplicate`
        return (await api.post<{ readonly projectId: string }>(path, { eventDate }, { idempotencyKey })).projectId
      }),
    onSuccess: (id) => {
      writeSelectedProject(id)
      void queries.invalidateQueries({ queryKey: projectsKey })
    },
  })
}
