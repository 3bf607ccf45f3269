import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { providerAccount } from '../../../../projections/providerAccount/providerAccount.ts'
import { findProviderAccount } from '../../../../projections/providerAccount/providerAccountQueries.ts'
import { sessionOf } from '../../../plugins/permissions.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/me: who is signed in, with plan and credits. */
export const showSelfRoute: Route = (api, { database, commands, positions }) => {
  api.get(
    proCalls.showSelf.path,
    {
      config: { access: { as: 'provider' }, reads: [providerAccount] },
      schema: { tags: ['sign in'], summary: 'Who is signed in', ...schemasOf(proCalls.showSelf) },
    },
    async (request) => {
      const providerId = signedInProvider(request)
      const { role, capabilities, impersonator } = sessionOf(request, 'provider')
      const session = { role, capabilities: [...capabilities], impersonated: impersonator !== undefined }
      const known = await findProviderAccount(database, providerId)
      if (known) return { ...known, session }
      // A provider that has just registered is not in the read model yet, and must not look unknown.
      const { exists, position } = await commands.load(provider, providerStream(providerId))
      if (!exists) throw new Problem(404, 'planner_not_found')
      await positions.waitFor(providerAccount, position, commands.rules.readPatience.milliseconds)
      const found = await findProviderAccount(database, providerId)
      if (!found) throw new Problem(503, 'not_up_to_date', { retryAfterSeconds: 1 })
      return { ...found, session }
    },
  )
}
