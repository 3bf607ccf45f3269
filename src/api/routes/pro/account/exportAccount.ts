import { limitOn } from '../../../../operational/limits.ts'
import { invoices } from '../../../../projections/invoices/invoices.ts'
import { providerPayments } from '../../../../projections/providerPayments/providerPayments.ts'
import { providerReviews } from '../../../../projections/providerReviews/providerReviews.ts'
import { requestInbox } from '../../../../projections/requestInbox/requestInbox.ts'
import { limitCalls } from '../../../limitCalls.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { providerExport } from './providerExport.ts'

/** GET /api/pro/data-export: all stored data of the provider. Rule ACC-9. */
export const exportAccountRoute: Route = (api, dependencies) => {
  const { commands, secrets } = dependencies
  api.get(
    proCalls.exportAccount.path,
    {
      config: {
        access: { as: 'provider', whileImpersonating: 'refused' },
        reads: [requestInbox, providerReviews, providerPayments, invoices],
      },
      schema: {
        tags: ['account'],
        summary: 'All data of the provider, as a file',
        description: 'One JSON document; five an hour.',
        ...schemasOf(proCalls.exportAccount),
      },
    },
    async (request, reply) => {
      const id = signedInProvider(request)
      await limitCalls(dependencies, limitOn('account exports', secrets.codeKey, id, commands.rules.limits.dataExportsPerProvider))
      const document = await providerExport(dependencies, id)
      reply.header('content-disposition', `attachment; filename="alliance-${document.exportedAt.slice(0, 10)}.json"`)
      reply.header('cache-control', 'no-store')
      return document
    },
  )
}
