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
  /** Ids of those who have the message now, or had one before. */
  readonly contacted: readonly string[]
  readonly failed: number
}

/** Sends one message to everybody who is picked. */
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
