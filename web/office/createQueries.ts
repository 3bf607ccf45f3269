import { QueryClient } from '@tanstack/react-query'

/** The client itself tries again where that helps (apiClient.ts), so queries do not. */
export function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 }, mutations: { retry: false } } })
}
