import { idsOfPublicIds } from '../../../projections/providerDirectory/providerCards.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { providerReviews } from '../../../projections/providerReviews/providerReviews.ts'
import type { Route } from '../../route.ts'
import { ReviewsPage, ReviewsParams, ReviewsQuery } from '../../schemas/reviews.ts'
import { plannerNotFound } from '../couple/answers.ts'
import { reviewsPage } from './reviewsPage.ts'

/** GET /api/directory/providers/:publicId/reviews: what is published of a provider. */
export const providerReviewsRoute: Route = (api, dependencies) => {
  const page = reviewsPage(dependencies)
  api.get(
    '/api/directory/providers/:publicId/reviews',
    {
      config: { access: { as: 'visitor' }, reads: [providerDirectory, providerReviews] },
      schema: {
        tags: ['planners'],
        summary: 'Reviews of a provider, the newest first, a page at a time',
        params: ReviewsParams,
        querystring: ReviewsQuery,
        response: { 200: ReviewsPage },
      },
    },
    async (request) => {
      const [providerId] = await idsOfPublicIds(dependencies.database, [request.params.publicId])
      if (!providerId) throw plannerNotFound(request.language)
      return page(providerId, request.query.page)
    },
  )
}
