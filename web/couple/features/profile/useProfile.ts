import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { coupleKeys, queryKeys } from '../../api/queryKeys.ts'

export interface Profile {
  readonly user: User
  /** Names the state that the form shows; saving is for that state alone. */
  readonly tag: string | null
  /** Another reading is another form. */
  readonly reading: number
}

/** The couple's profile as it stands now. It is read once, so that nothing changes under the hands of whoever fills it in. */
export function useProfile() {
  const api = useApi()
  const queries = useQueryClient()
  return useQuery({
    queryKey: coupleKeys.profile,
    queryFn: async ({ signal }): Promise<Profile | null> => {
      const { body: user, headers } = await api.answer('GET', '/api/project/me', { signal })
      queries.setQueryData(queryKeys.me, user)
      return user && { user, tag: headers.get('etag'), reading: Date.now() }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
