import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTrack } from '../../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/queryKeys.ts'
import { useIntent } from '../../../api/useIntent.ts'

interface Request {
  readonly project: string
  readonly prestataire: string
  readonly message: string
}

/** Sends a message to one provider. */
export function useSendRequest() {
  const api = useApi()
  const queries = useQueryClient()
  const track = useTrack()
  const carryOut = useIntent<unknown>()
  return useMutation({
    mutationFn: (request: Request) =>
      carryOut(JSON.stringify(request), (idempotencyKey) =>
        api.post('/api/project/send-to-prestataire', { body: request, idempotencyKey }),
      ),
    onSuccess: () => track({ name: 'request_sent' }),
    // Also after a refusal: 'already-sent' means that another window was faster.
    onSettled: () => void queries.invalidateQueries({ queryKey: coupleKeys.projects }),
  })
}
