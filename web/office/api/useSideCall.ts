import { useCallback } from 'react'
import { useApi } from './ApiContext.ts'
import type { SideApi } from './officeApi.ts'
import { useSessionCall } from './useSessionCall.ts'

/** Typed calls that the data provider does not have. They fail as its calls do, and an expired session redirects to the sign-in. */
export function useSideCall(): <Answer>(call: (side: SideApi) => Promise<Answer>) => Promise<Answer> {
  const api = useApi()
  const inSession = useSessionCall()
  return useCallback((call) => inSession(() => call(api.ofSide())), [api, inSession])
}
