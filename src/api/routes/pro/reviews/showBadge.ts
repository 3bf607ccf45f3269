import { providerAccount } from '../../../../projections/providerAccount/providerAccount.ts'
import { findProviderAccount } from '../../../../projections/providerAccount/providerAccountQueries.ts'
import { providerDirectory } from '../../../../projections/providerDirectory/providerDirectory.ts'
import { providerReviews } from '../../../../projections/providerReviews/providerReviews.ts'
import { reviewFigures } from '../../../../projections/providerReviews/providerReviewsQueries.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { badgePage } from '../../../schemas/pagePaths.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { shownAverage } from '../../../schemas/reviews.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { shownCards } from '../../couple/shownCards.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/badge: the code for embedding the badge, and whether it shows a rating yet. */
export const showBadgeRoute: Route = (api, dependencies) => {
  const { database, settings } = dependencies
  const { profile } = shownCards(dependencies)
  api.get(
    proCalls.showBadge.path,
    {
      config: { access: { as: 'provider' }, reads: [providerAccount, providerDirectory, providerReviews] },
      schema: { tags: ['reviews'], summary: 'The badge for the own site', ...schemasOf(proCalls.showBadge) },
    },
    async (request) => {
      const id = signedInProvider(request)
      const [account, card, { count, average }] = await Promise.all([
        findProviderAccount(database, id),
        profile(request, id),
        reviewFigures(database, id),
      ])
      if (!account) throw new Problem(404, 'planner_not_found')
      return {
        url: settings.publicUrl + badgePage(account.publicId),
        profileUrl: card ? settings.publicUrl + card.profileUrl : null,
        name: account.companyName ?? `${account.firstname} ${account.lastname}`,
        count,
        average: shownAverage(average),
      }
    },
  )
}
