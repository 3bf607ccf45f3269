import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { coupleKeys, queryKeys } from '../../api/queryKeys.ts'

export interface Profile {
  readonly user: User
  /** The `ETag` of the version that the form shows. Saving is refused for any other version. */
  readonly tag: string | null
  /** Increases with each read, so that the form is mounted anew. */
  readonly reading: number
}

/** The couple's profile. It is not refetched in the background, so that the form does not change while it is edited. */
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
