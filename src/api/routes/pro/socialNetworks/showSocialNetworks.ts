import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { providerNotFound } from '../account/personalData.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { shownSocialNetworks, socialNetworksTag } from './shownSocialNetworks.ts'

/** GET /api/pro/social-networks: from the log, so that nobody edits an outdated version. */
export const showSocialNetworksRoute: Route = (api, { commands }) => {
  api.get(
    proCalls.showSocialNetworks.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['company'],
        summary: 'The own pages on social networks',
        description: 'The ETag names their version.',
        ...schemasOf(proCalls.showSocialNetworks),
      },
    },
    async (request, reply) => {
      const id = signedInProvider(request)
      const shown = shownSocialNetworks(id, (await commands.load(provider, providerStream(id))).state)
      if (!shown) throw providerNotFound()
      reply.header('etag', socialNetworksTag(shown))
      return shown
    },
  )
}
