import { QueryClient } from '@tanstack/react-query'

/**
 * Offline, a call fails at once and its error is shown. React Query would otherwise wait for the network: dialogs could not be closed, and
 * a command would run later by itself.
 */
const networkMode = 'always'

/** The API client retries by itself (apiClient.ts), so queries do not. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always` would turn the refetch after a reconnect off.
      queries: { retry: false, staleTime: 10_000, networkMode, refetchOnReconnect: true },
      mutations: { retry: false, networkMode },
    },
  })
}
