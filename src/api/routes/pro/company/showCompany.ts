import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { providerNotFound } from '../account/personalData.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { companyTag, shownCompany } from './shownCompany.ts'

/** GET /api/pro/company: from the log, so that nobody edits an outdated version. */
export const showCompanyRoute: Route = (api, { commands }) => {
  api.get(
    proCalls.showCompany.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['company'],
        summary: 'The company, and what the check of its number found',
        description: 'The ETag names what can be changed; the outcome of a check is no part of it.',
        ...schemasOf(proCalls.showCompany),
      },
    },
    async (request, reply) => {
      const id = signedInProvider(request)
      const shown = shownCompany(id, (await commands.load(provider, providerStream(id))).state)
      if (!shown) throw providerNotFound()
      reply.header('etag', companyTag(shown))
      return shown
    },
  )
}
