import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uuid } from '../../../shared/api/uuid.ts'
import { useTrack } from '../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { projectsKey } from '../../api/useProjects.ts'
import { writeSelectedProject } from '../../session/selectedProject.ts'
import { type ProjectDraft, projectBody } from './draft/projectDraft.ts'
import { suggestionsKey } from './suggestions/useSuggestions.ts'

interface Saving {
  readonly draft: ProjectDraft
  readonly projectId: string | null
}

/** Saves the project: a new one, or other details of the one it has become. The same answers are the same saving, however often they are sent. */
export function useSaveProject() {
  const api = useApi()
  const queries = useQueryClient()
  const track = useTrack()
  const intent = useRef({ body: '', key: '' })
  const mutation = useMutation({
    mutationFn: async ({ draft, projectId }: Saving) => {
      const body = projectBody(draft, projectId)
      const text = JSON.stringify(body)
      if (intent.current.body !== text) intent.current = { body: text, key: uuid() }
      const saved = await api.post<{ readonly projectId: string }>('/api/project/save-project', body, {
        idempotencyKey: intent.current.key,
      })
      return saved.projectId
    },
    onSuccess: (projectId) => {
      track({ name: 'project_saved' })
      writeSelectedProject(projectId)
      queries.removeQueries({ queryKey: suggestionsKey })
      void queries.invalidateQueries({ queryKey: projectsKey })
    },
  })
  const running = useRef(false)
  return {
    error: mutation.error,
    isPending: mutation.isPending,
    /** Null while it is being saved already. */
    save: async (saving: Saving): Promise<string | null> => {
      if (running.current) return null
      running.current = true
      return mutation.mutateAsync(saving).finally(() => (running.current = false))
    },
  }
}
