import { QueryClient } from '@tanstack/react-query'

/**
 * Offline, a call fails at once and the person can continue. React Query would otherwise wait for the network and leave the form busy.
 */
const networkMode = 'always'

/** The API client retries by itself (apiClient.ts), so queries do not. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Said explicitly, because this network mode turns it off.
      queries: { retry: false, refetchOnWindowFocus: true, refetchOnReconnect: true, staleTime: 10_000, networkMode },
      mutations: { networkMode },
    },
  })
}
