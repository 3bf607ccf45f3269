import { createPictureUrls } from '../../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../../operational/secrets.ts'
import { listOfficeReviews } from '../../../../projections/providerReviews/officeReviews.ts'
import { providerReviews } from '../../../../projections/providerReviews/providerReviews.ts'
import { shownPhoto } from '../../../reviewPhoto.ts'
import type { Route } from '../../../route.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/reviews: all reviews of the provider, in any state of moderation. */
export const listOwnReviewsRoute: Route = (api, { database, secrets }) => {
  const urls = createPictureUrls(pictureKey(secrets))
  api.get(
    proCalls.listOwnReviews.path,
    {
      config: { access: { as: 'provider' }, reads: [providerReviews] },
      schema: { tags: ['reviews'], summary: 'Own reviews, newest first', ...schemasOf(proCalls.listOwnReviews) },
    },
    async (request, reply) => {
      const { filter = {}, ...listing } = request.query
      const listed = await listOfficeReviews(database, signedInProvider(request), { ...listing, filter })
      reply.header('content-range', contentRange('reviews', listing.from, listed))
      return listed.items.map(({ picture, ...review }) => ({ ...review, photo: shownPhoto(urls, picture) }))
    },
  )
}
