import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReviewsPage } from '../../../../src/api/schemas/reviews.ts'
import { useApi } from '../../api/ApiProvider.tsx'

/** A provider's reviews, the newest first, page after page; its public page brings the first one along. */
export function useReviews(publicId: string) {
  const api = useApi()
  const path = `/api/directory/providers/${encodeURIComponent(publicId)}/reviews`
  return useInfiniteQuery({
    queryKey: ['reviews', publicId],
    queryFn: ({ pageParam, signal }) => api.get<ReviewsPage>(`${path}?page=${pageParam}`, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}
