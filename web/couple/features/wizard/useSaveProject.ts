import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTrack } from '../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { coupleKeys } from '../../api/queryKeys.ts'
import { useIntent } from '../../api/useIntent.ts'
import { writeSelectedProject } from '../../session/selectedProject.ts'
import { projectBody } from './draft/projectDraft.ts'
import type { WizardRecord } from './draft/wizardRecord.ts'

type Saving = Pick<WizardRecord, 'draft' | 'projectId' | 'etag'>

/** The project's id and version, once it is saved. */
type Saved = Pick<WizardRecord, 'projectId' | 'etag'>

/** Saves the project: creates it, or updates the version that the wizard knows. */
export function useSaveProject() {
  const api = useApi()
  const queries = useQueryClient()
  const track = useTrack()
  const carryOut = useIntent<Saved>()
  const mutation = useMutation({
    mutationFn: ({ draft, projectId, etag }: Saving) => {
      const body = projectBody(draft, projectId)
      const headers: Readonly<Record<string, string>> = etag === null ? {} : { 'if-match': etag }
      return carryOut(JSON.stringify([body, etag]), async (idempotencyKey) => {
        const answer = await api.answer('POST', '/api/project/save-project', { body, idempotencyKey, headers })
        return { projectId: answer.body.projectId, etag: answer.headers.get('etag') }
      })
    },
    onSuccess: ({ projectId }) => {
      track({ name: 'project_saved' })
      if (projectId !== null) writeSelectedProject(projectId)
      queries.removeQueries({ queryKey: coupleKeys.suggestions })
    },
    // Also after a refusal, because another window has changed the project.
    onSettled: () => void queries.invalidateQueries({ queryKey: coupleKeys.projects }),
  })
  const running = useRef(false)
  return {
    error: mutation.error,
    isPending: mutation.isPending,
    reset: mutation.reset,
    /** Null while a save is in flight. */
    save: async (saving: Saving): Promise<Saved | null> => {
      if (running.current) return null
      running.current = true
      return mutation.mutateAsync(saving).finally(() => (running.current = false))
    },
  }
}
