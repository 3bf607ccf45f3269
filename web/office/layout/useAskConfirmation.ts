import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { queryKeys } from '../api/queryKeys.ts'
import { useSideCall } from '../api/useSideCall.ts'

/** Requests another confirmation link for the login e-mail. A refusal is shown, and the state is refetched. */
export function useAskConfirmation() {
  const call = useSideCall()
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call((side) => side.post('/email/ask-confirmation', { body: {} })),
    onSuccess: () => notify('layout.confirmationSent', { type: 'success' }),
    onError(error) {
      notify(error.message, { type: 'warning' })
      void queries.invalidateQueries({ queryKey: queryKeys.me })
    },
  })
  return { ask: () => mutate(), isPending }
}
