import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uuid } from '../../../../shared/api/uuid.ts'
import { useTrack } from '../../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../../api/ApiProvider.tsx'
import { projectsKey } from '../../../api/useProjects.ts'

interface Request {
  readonly project: string
  readonly prestataire: string
  readonly message: string
}

/** Writes to one provider. Sending the same again is the same sending. */
export function useSendRequest() {
  const api = useApi()
  const queries = useQueryClient()
  const track = useTrack()
  const intent = useRef({ body: '', key: '' })
  return useMutation({
    mutationFn: (request: Request) => {
      const body = JSON.stringify(request)
      if (intent.current.body !== body) intent.current = { body, key: uuid() }
      return api.post('/api/project/send-to-prestataire', request, { idempotencyKey: intent.current.key })
    },
    onSuccess: () => track({ name: 'request_sent' }),
    // Also after a refusal: 'already-sent' comes from another window.
    onSettled: () => queries.invalidateQueries({ queryKey: projectsKey }),
  })
}
