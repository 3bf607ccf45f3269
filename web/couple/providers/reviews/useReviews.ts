import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../api/ApiProvider.tsx'
import { queryKeys } from '../../api/queryKeys.ts'

/** A provider's reviews, newest first, page by page. The public page includes the first page. */
export function useReviews(publicId: string) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: queryKeys.reviews(publicId),
    queryFn: ({ pageParam: page, signal }) =>
      api.get('/api/directory/providers/:publicId/reviews', { params: { publicId }, query: { page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}
