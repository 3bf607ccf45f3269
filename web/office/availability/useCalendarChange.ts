import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'
import type { SideApi } from '../api/officeApi.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useSideCall } from '../api/useSideCall.ts'
import { useText } from '../i18n/useText.ts'
import { isRefusal } from '../kit/data/conflict.ts'

interface CalendarChangeOptions {
  /** True: the caller shows the failure. */
  readonly showsFailure?: boolean
}

/** Changes the calendar and refetches it. Returns false, and shows the reason, when the server refused. */
export function useCalendarChange({ showsFailure = false }: CalendarChangeOptions = {}) {
  const call = useSideCall()
  const queries = useQueryClient()
  const notify = useNotify()
  const t = useText()
  return useMutation({
    mutationFn: async (send: (side: SideApi) => Promise<unknown>): Promise<boolean> => {
      const readAgain = () => queries.invalidateQueries({ queryKey: queryKeys.availability })
      try {
        await call(send)
        await readAgain()
        return true
      } catch (error) {
        if (!isRefusal(error) && !isWrongDay(error)) throw error
        await readAgain()
        notify(error.message, { type: 'warning' })
        return false
      }
    },
    onError: (error) => {
      const isSignedOut = error instanceof HttpError && error.status === 401
      if (!showsFailure && !isSignedOut) notify(t('availability.notSaved'), { type: 'error' })
    },
  })
}

/** Past days, for example, are refused as invalid input. */
function isWrongDay(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 400
}
