import { createContext, type ReactNode, useContext } from 'react'
import type { CoupleApi } from './coupleApi.ts'

const ApiContext = createContext<CoupleApi | null>(null)

export function ApiProvider({ api, children }: { readonly api: CoupleApi; readonly children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

/** The couple API's typed calls, for queries and mutations. */
export function useApi(): CoupleApi {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiProvider')
  return api
}
