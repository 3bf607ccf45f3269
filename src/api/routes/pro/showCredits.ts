import { providerAccount } from '../../../projections/providerAccount/providerAccount.ts'
import { findProviderAccount } from '../../../projections/providerAccount/providerAccountQueries.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/credits: the balance, and whether Premium makes credits unnecessary. */
export const showCreditsRoute: Route = (api, { database }) => {
  api.get(
    proCalls.showCredits.path,
    {
      config: { access: { as: 'provider' }, reads: [providerAccount] },
      schema: { tags: ['credits'], summary: 'The balance', ...schemasOf(proCalls.showCredits) },
    },
    async (request) => {
      const account = await findProviderAccount(database, signedInProvider(request))
      if (!account) throw new Problem(404, 'planner_not_found')
      const { credits, plan, planSince } = account
      return { balance: credits, paused: plan === 'premium', plan, planSince }
    },
  )
}
