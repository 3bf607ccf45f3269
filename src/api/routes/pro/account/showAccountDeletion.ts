import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { providerAccount } from '../../../../projections/providerAccount/providerAccount.ts'
import { findProviderAccount } from '../../../../projections/providerAccount/providerAccountQueries.ts'
import { providerReviews } from '../../../../projections/providerReviews/providerReviews.ts'
import { reviewFigures } from '../../../../projections/providerReviews/providerReviewsQueries.ts'
import { requestInbox } from '../../../../projections/requestInbox/requestInbox.ts'
import { requestTotals } from '../../../../projections/requestInbox/requestTotals.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/deletion: what the provider would lose by deleting its account. Rule ACC-8. */
export const showAccountDeletionRoute: Route = (api, { database, commands }) => {
  api.get(
    proCalls.showAccountDeletion.path,
    {
      config: { access: { as: 'provider' }, reads: [providerAccount, requestInbox, providerReviews] },
      schema: { tags: ['account'], summary: 'What is lost with the account', ...schemasOf(proCalls.showAccountDeletion) },
    },
    async (request) => {
      const id = signedInProvider(request)
      const [{ state }, account, requests, { count }] = await Promise.all([
        commands.load(provider, providerStream(id)),
        findProviderAccount(database, id),
        requestTotals(database, id),
        reviewFigures(database, id),
      ])
      if (!account) throw providerNotFound()
      return {
        id,
        credits: account.credits,
        hasPremium: account.plan === 'premium',
        requests,
        reviews: count,
        photos: state.photos.size,
      }
    },
  )
}
