import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uuid } from '../../../../shared/api/uuid.ts'
import { useTrack } from '../../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../../api/ApiProvider.tsx'
import { projectsKey } from '../../../api/useProjects.ts'

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

interface Answer {
  readonly prestataires: readonly { readonly id: string; readonly contacted: boolean }[]
}

/** Sends one message to everybody who is picked. Sending the same again is the same sending. */
export function useSendMessage() {
  const api = useApi()
  const queries = useQueryClient()
  const track = useTrack()
  const intent = useRef({ body: '', key: '' })
  return useMutation({
    mutationFn: async (body: Sending): Promise<Sent> => {
      const text = JSON.stringify(body)
      if (intent.current.body !== text) intent.current = { body: text, key: uuid() }
      const { prestataires } = await api.post<Answer>('/api/project/choose-prestataires', body, { idempotencyKey: intent.current.key })
      const contacted = prestataires.filter((each) => each.contacted).map(({ id }) => id)
      return { contacted, failed: prestataires.length - contacted.length }
    },
    onSuccess: ({ contacted, failed }) => {
      track({ name: 'message_sent', contacted: contacted.length, failed })
      return queries.invalidateQueries({ queryKey: projectsKey })
    },
  })
}
