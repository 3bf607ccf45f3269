import { idsOfPublicIds } from '../../../projections/providerDirectory/providerCards.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { providerReviews } from '../../../projections/providerReviews/providerReviews.ts'
import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { plannerNotFound } from '../couple/answers.ts'
import { reviewsPage } from './reviewsPage.ts'

/** GET /api/directory/providers/:publicId/reviews: a provider's published reviews. */
export const providerReviewsRoute: Route = (api, dependencies) => {
  const page = reviewsPage(dependencies)
  api.get(
    publicCalls.listReviews.path,
    {
      config: { access: { as: 'visitor' }, reads: [providerDirectory, providerReviews] },
      schema: {
        tags: ['planners'],
        summary: 'Reviews of a provider, the newest first, a page at a time',
        ...schemasOf(publicCalls.listReviews),
      },
    },
    async (request) => {
      const [providerId] = await idsOfPublicIds(dependencies.database, [request.params.publicId])
      if (!providerId) throw plannerNotFound(request.language)
      return page(providerId, request.query.page)
    },
  )
}
