import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { personalData, personalDataTag, providerNotFound } from './personalData.ts'

/** GET /api/pro/account: the provider's own data. From the log, so that nobody edits an outdated version. */
export const showPersonalDataRoute: Route = (api, { commands }) => {
  api.get(
    proCalls.showPersonalData.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['account'],
        summary: 'The own data',
        description: 'The ETag names what can be changed: names and phone.',
        ...schemasOf(proCalls.showPersonalData),
      },
    },
    async (request, reply) => {
      const id = signedInProvider(request)
      const { state } = await commands.load(provider, providerStream(id))
      const shown = personalData(id, state, { now: commands.now(), rules: commands.rules })
      if (!shown) throw providerNotFound()
      reply.header('etag', personalDataTag(shown))
      return shown
    },
  )
}
