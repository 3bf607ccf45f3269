import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../src/api/schemas/couple/auth.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { coupleKeys, queryKeys } from '../api/queryKeys.ts'

/** The signed-in couple; null for a visitor, undefined while unknown. */
export function useMe() {
  const api = useApi()
  const queries = useQueryClient()
  return useQuery({
    queryKey: queryKeys.me,
    queryFn: async ({ signal }) => {
      const me = await api.get('/api/project/me', { signal })
      // Another couple has signed in, in another tab.
      const before = queries.getQueryData<User | null>(queryKeys.me)
      if (me && before && me.phone !== before.phone) void queries.resetQueries({ queryKey: coupleKeys.all })
      return me
    },
    staleTime: 60_000,
  })
}
