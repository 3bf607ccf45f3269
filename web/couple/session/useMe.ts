import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/ApiProvider.tsx'

export const meKey = ['me'] as const

/** The signed-in couple; null for a visitor, undefined until it is known. */
export function useMe() {
  const api = useApi()
  return useQuery({ queryKey: meKey, queryFn: ({ signal }) => api.get('/api/project/me', { signal }), staleTime: 60_000 })
}
