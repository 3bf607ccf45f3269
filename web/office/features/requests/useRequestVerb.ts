import { useMutation } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'
import { type TextKey, useText } from '../../i18n/useText.ts'
import { useActOnRequest, useRefreshRequest } from '../../inbox/useRefreshRequest.ts'
import { announce } from '../../layout/announce.ts'
import { useIntent } from './useIntent.ts'

interface RequestVerb<Input> {
  readonly id: string
  readonly perform: (input: Input, intent: string) => Promise<void>
  /** What is said when it is done. */
  readonly done: TextKey
}

/**
 * Something a provider does with a request. It is over when the list, the detail and the balance show the result; a refusal, e.g. as another
 * tab was faster, shows what is true instead.
 */
export function useRequestVerb<Input>({ id, perform, done }: RequestVerb<Input>) {
  const actOn = useActOnRequest()
  const refresh = useRefreshRequest()
  const notify = useNotify()
  const t = useText()
  const intent = useIntent()
  return useMutation({
    mutationFn: async (input: Input) => {
      try {
        await actOn(id, () => perform(input, intent.keyFor(input)))
      } catch (error) {
        if (!isRefusal(error)) throw error
        await refresh(id)
        intent.settle()
        notify(error.message, { type: 'warning' })
        return
      }
      intent.settle()
      announce(t(done))
    },
  })
}

/** The server understood, and said no for a reason that stays: no use in trying again. */
function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && (error.status === 409 || error.status === 404)
}
