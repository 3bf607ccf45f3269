import { toString as qrCodeOf } from 'qrcode'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { createReviewLinks } from '../../../../operational/reviewLinks.ts'
import { reviewLinkKey } from '../../../../operational/secrets.ts'
import { ratingDistribution } from '../../../../projections/providerReviews/officeReviews.ts'
import { providerReviews } from '../../../../projections/providerReviews/providerReviews.ts'
import { reviewFigures } from '../../../../projections/providerReviews/providerReviewsQueries.ts'
import type { Route } from '../../../route.ts'
import { reviewPage } from '../../../schemas/pagePaths.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { shownAverage } from '../../../schemas/reviews.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/review-link: the link for clients, and a summary of the published reviews. */
export const showReviewLinkRoute: Route = (api, { database, commands, secrets, settings }) => {
  const links = createReviewLinks(reviewLinkKey(secrets))
  api.get(
    proCalls.showReviewLink.path,
    {
      config: { access: { as: 'provider' }, reads: [providerReviews] },
      schema: { tags: ['reviews'], summary: 'The link for reviews', ...schemasOf(proCalls.showReviewLink) },
    },
    async (request) => {
      const id = signedInProvider(request)
      // From the log, so that a link that was just renewed is not shown.
      const { reviewLink: number } = (await commands.load(provider, providerStream(id))).state
      const url = settings.publicUrl + reviewPage(links.token(id, number))
      const [qrCode, { count, average }, distribution] = await Promise.all([
        qrCodeOf(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }),
        reviewFigures(database, id),
        ratingDistribution(database, id),
      ])
      return { url, number, qrCode, count, average: shownAverage(average), distribution }
    },
  )
}
