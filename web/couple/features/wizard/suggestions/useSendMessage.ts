import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTrack } from '../../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/queryKeys.ts'
import { useIntent } from '../../../api/useIntent.ts'

interface Sending {
  readonly project: string
  readonly selectedPrestataires: readonly string[]
  readonly message: string
}

interface Sent {
  /** Ids of the providers that have received the message, now or before. */
  readonly contacted: readonly string[]
  readonly failed: number
}

/** Sends one message to all selected providers. */
export function useSendMessage() {
  const api = useApi()
  const queries = useQueryClient()
  const track = useTrack()
  const carryOut = useIntent<Sent>()
  return useMutation({
    mutationFn: (body: Sending) =>
      carryOut(JSON.stringify(body), async (idempotencyKey) => {
        const { prestataires } = await api.post('/api/project/choose-prestataires', { body, idempotencyKey })
        const contacted = prestataires.filter((each) => each.contacted).map(({ id }) => id)
        return { contacted, failed: prestataires.length - contacted.length }
      }),
    onSuccess: ({ contacted, failed }) => {
      track({ name: 'message_sent', contacted: contacted.length, failed })
      void queries.invalidateQueries({ queryKey: coupleKeys.projects })
    },
  })
}
