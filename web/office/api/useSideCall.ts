import { useCallback } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { useApi } from './ApiContext.ts'
import type { SideApi } from './officeApi.ts'
import { toHttpError } from './toHttpError.ts'

/** Typed calls that the data provider does not have. They fail as its calls do, and an expired session redirects to the sign-in. */
export function useSideCall(): <Answer>(call: (side: SideApi) => Promise<Answer>) => Promise<Answer> {
  const api = useApi()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useCallback(
    async (call) => {
      try {
        return await call(api.ofSide())
      } catch (failure) {
        const error = toHttpError(failure)
        await logoutIfAccessDenied(error)
        throw error
      }
    },
    [api, logoutIfAccessDenied],
  )
}
