import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'
import type { SideApi } from '../api/officeApi.ts'
import { useSideCall } from '../api/useSideCall.ts'
import { type TextKey, useText } from '../i18n/useText.ts'
import { isConflict, isRefusal } from '../kit/data/conflict.ts'

/** Refetches what is shown; `meanwhile` updates it until then. */
export function useReadAgain<Shown>(queryKey: readonly string[]): (meanwhile?: (shown: Shown) => Shown) => Promise<void> {
  const queries = useQueryClient()
  return async (meanwhile) => {
    if (meanwhile) queries.setQueryData<Shown>(queryKey, (shown) => shown && meanwhile(shown))
    await queries.invalidateQueries({ queryKey })
  }
}

export interface SideChange<Shown> {
  readonly send: (side: SideApi) => Promise<unknown>
  /** Updates what is shown until it is refetched. */
  readonly meanwhile?: (shown: Shown) => Shown
  readonly onConflict?: () => void
}

interface SideChangeOptions {
  /** Shown when saving failed for any reason. */
  readonly failed: TextKey
  /** The caller shows the failure. */
  readonly showsFailure?: boolean
}

/**
 * Changes photographs or videos. Returns false after a permanent refusal, which is shown while the data are refetched. A conflict is
 * passed to `onConflict`, where it is given.
 */
export function useSideChange<Shown>(queryKey: readonly string[], { failed, showsFailure = false }: SideChangeOptions) {
  const call = useSideCall()
  const notify = useNotify()
  const t = useText()
  const readAgain = useReadAgain<Shown>(queryKey)
  return useMutation({
    mutationFn: async ({ send, meanwhile, onConflict }: SideChange<Shown>): Promise<boolean> => {
      try {
        await call(send)
      } catch (error) {
        if (!isConflict(error) && !isRefusal(error)) throw error
        await readAgain()
        if (isConflict(error) && onConflict) onConflict()
        else notify(error.message, { type: 'warning' })
        return false
      }
      await readAgain(meanwhile)
      return true
    },
    onError: (error) => {
      const isSignedOut = error instanceof HttpError && error.status === 401
      if (!showsFailure && !isSignedOut) notify(t(failed), { type: 'error' })
    },
  })
}
