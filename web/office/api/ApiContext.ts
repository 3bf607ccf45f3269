import { createContext, useContext } from 'react'
import type { OfficeApi } from './officeApi.ts'

export const ApiContext = createContext<OfficeApi | null>(null)

/** The API client below the data provider, with the known log position. */
export function useApi(): OfficeApi {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs an ApiContext')
  return api
}
