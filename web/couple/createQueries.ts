import { QueryClient } from '@tanstack/react-query'

/** Without a network a call fails, and the person can go on; it would wait for one otherwise, with the form that it was sent from. */
const networkMode = 'always'

/** The client itself tries again where that helps (apiClient.ts), so queries do not. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: true, staleTime: 10_000, networkMode },
      mutations: { networkMode },
    },
  })
}
