import { InvoiceId } from '../../../../domain/ids.ts'
import { Problem } from '../../../problem.ts'
import type { Route } from '../../../route.ts'
import { InvoiceParams } from '../../../schemas/pro/invoiceCalls.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { accountOf } from './accountOf.ts'

/** GET /api/pro/invoices/:id/file: the document as PDF, for the billed provider. Rule INV-8. */
export const downloadInvoiceRoute: Route = (api, dependencies) => {
  api.get(
    `${proCalls.listInvoices.path}/:id/file`,
    {
      config: { access: { as: 'provider', owns: 'invoice' } },
      schema: {
        tags: ['invoices'],
        summary: 'An invoice or credit note as PDF (Factur-X)',
        params: InvoiceParams,
      },
    },
    async (request, reply) => {
      const { invoices } = dependencies
      const account = await accountOf(request, dependencies)
      const issued = await invoices.load(InvoiceId.parse(request.params.id))
      if (issued?.providerId !== account) throw new Problem(404, 'invoice_not_found')
      reply.header('content-type', 'application/pdf')
      reply.header('content-disposition', `attachment; filename="${issued.number}.pdf"`)
      reply.header('cache-control', 'no-store')
      return reply.send(await invoices.file(issued))
    },
  )
}
