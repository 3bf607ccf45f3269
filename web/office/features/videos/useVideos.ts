import { useQuery } from '@tanstack/react-query'
import type { Videos } from '../../../../src/api/schemas/pro/videoSchemas.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useSideChange } from '../../media/useSideChange.ts'

/** The provider's videos. */
export function useVideos() {
  const call = useSideCall()
  return useQuery({ queryKey: queryKeys.videos, queryFn: ({ signal }) => call((side) => side.get('/videos', { signal })) })
}

/** Changes videos. */
export function useVideoChange({ showsFailure = false } = {}) {
  return useSideChange<Videos>(queryKeys.videos, { failed: 'videos.notSaved', showsFailure })
}
