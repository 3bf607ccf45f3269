import { useCallback } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { useApi } from './ApiContext.ts'
import type { SideApi } from './officeApi.ts'
import { toHttpError } from './toHttpError.ts'

/** Calls beside the data provider's, typed by the server's routes: they fail as its calls do, and a session that is over leads to the sign-in page. */
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
