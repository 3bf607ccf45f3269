import { providerAccount } from '../../../projections/providerAccount/providerAccount.ts'
import { findProviderAccount } from '../../../projections/providerAccount/providerAccountQueries.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'
import { Credits } from '../../schemas/pro/creditSchemas.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/credits: the balance, and whether Premium lets it rest. */
export const showCreditsRoute: Route = (api, { database }) => {
  api.get(
    '/api/pro/credits',
    {
      config: { access: { as: 'provider' }, reads: [providerAccount] },
      schema: { tags: ['credits'], summary: 'The balance', response: { 200: Credits } },
    },
    async (request) => {
      const account = await findProviderAccount(database, signedInProvider(request))
      if (!account) throw new Problem(404, 'planner_not_found')
      const { credits, plan, planSince } = account
      return { balance: credits, paused: plan === 'premium', plan, planSince }
    },
  )
}
