import { useCallback } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { toHttpError } from './toHttpError.ts'

/** Makes a call. Where the session has ended it opens the sign-in page and fails like any other call. */
export function useSessionCall(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useCallback(
    async (call) => {
      try {
        return await call()
      } catch (failure) {
        const error = toHttpError(failure)
        await logoutIfAccessDenied(error)
        throw error
      }
    },
    [logoutIfAccessDenied],
  )
}
