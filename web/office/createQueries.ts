import { QueryClient } from '@tanstack/react-query'

/** The API client retries by itself (apiClient.ts), so queries do not. */
export function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 }, mutations: { retry: false } } })
}
