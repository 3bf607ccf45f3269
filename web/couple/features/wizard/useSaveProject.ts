import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uuid } from '../../../shared/api/uuid.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { projectsKey } from '../../api/useProjects.ts'
import { writeSelectedProject } from '../../session/selectedProject.ts'
import { projectBody } from './draft/projectDraft.ts'
import type { WizardRecord } from './draft/wizardRecord.ts'
import { suggestionsKey } from './suggestions/useSuggestions.ts'

type Saving = Pick<WizardRecord, 'draft' | 'projectId' | 'etag'>

/** The project as it is known now, and the name of the state that it is in. */
type Saved = Pick<WizardRecord, 'projectId' | 'etag'>

/** Saves the project: a new one, or other details of the state of the one it has become. Trying the same again is the same saving. */
export function useSaveProject() {
  const api = useApi()
  const queries = useQueryClient()
  const intent = useRef({ words: '', key: '' })
  const mutation = useMutation({
    mutationFn: async ({ draft, projectId, etag }: Saving): Promise<Saved> => {
      const body = projectBody(draft, projectId)
      const words = JSON.stringify([body, etag])
      if (intent.current.words !== words) intent.current = { words, key: uuid() }
      const answer = await api.answer<{ readonly projectId: string }>('POST', '/api/project/save-project', {
        body,
        idempotencyKey: intent.current.key,
        ...(etag !== null && { headers: { 'if-match': etag } }),
      })
      return { projectId: answer.body.projectId, etag: answer.headers.get('etag') }
    },
    onSuccess: ({ projectId }) => {
      // The same words later are another saving: somebody else may have changed the project in between.
      intent.current = { words: '', key: '' }
      if (projectId !== null) writeSelectedProject(projectId)
      queries.removeQueries({ queryKey: suggestionsKey })
    },
    // Also after a refusal: it comes from another window, and what is known is out of date.
    onSettled: () => void queries.invalidateQueries({ queryKey: projectsKey }),
  })
  const running = useRef(false)
  return {
    error: mutation.error,
    isPending: mutation.isPending,
    reset: mutation.reset,
    /** Null while it is being saved already. */
    save: async (saving: Saving): Promise<Saved | null> => {
      if (running.current) return null
      running.current = true
      return mutation.mutateAsync(saving).finally(() => (running.current = false))
    },
  }
}
