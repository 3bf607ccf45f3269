import { skipToken, useQuery } from '@tanstack/react-query'
import type { Claims } from '../../../../src/api/schemas/claims.ts'

/** What the product may claim of itself: the page brings it along, nobody asks for it. */
export function useClaims(): Claims {
  return useQuery<Claims>({ queryKey: ['claims'], queryFn: skipToken }).data ?? {}
}
