import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uuid } from '../../shared/api/uuid.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { projectsKey } from '../api/useProjects.ts'
import { writeSelectedProject } from '../session/selectedProject.ts'

/** Makes a new project with the answers of another and selects it. Asking again for the same day is the same asking. */
export function useDuplicateProject(projectId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const intent = useRef({ eventDate: '', key: '' })
  return useMutation({
    mutationFn: async (eventDate: string) => {
      if (intent.current.eventDate !== eventDate) intent.current = { eventDate, key: uuid() }
      const { projectId: id } = await api.post<{ readonly projectId: string }>(
        `/api/project/projects/${projectId}/duplicate`,
        { eventDate },
        { idempotencyKey: intent.current.key },
      )
      return id
    },
    onSuccess: (id) => {
      writeSelectedProject(id)
      void queries.invalidateQueries({ queryKey: projectsKey })
    },
  })
}
