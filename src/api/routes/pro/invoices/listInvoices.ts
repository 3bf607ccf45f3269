import { invoices } from '../../../../projections/invoices/invoices.ts'
import { listInvoices } from '../../../../projections/invoices/invoicesQueries.ts'
import type { Route } from '../../../route.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { accountOf } from './accountOf.ts'

/** GET /api/pro/invoices: invoices and credit notes, newest first. */
export const listInvoicesRoute: Route = (api, dependencies) => {
  api.get(
    proCalls.listInvoices.path,
    {
      config: { access: { as: 'provider' }, reads: [invoices] },
      schema: { tags: ['invoices'], summary: 'Invoices and credit notes, newest first', ...schemasOf(proCalls.listInvoices) },
    },
    async (request, reply) => {
      const { filter = {}, ...listing } = request.query
      const listed = await listInvoices(dependencies.database, await accountOf(request, dependencies), { ...listing, filter })
      reply.header('content-range', contentRange('invoices', listing.from, listed))
      return listed.items.map((row) => ({
        id: row.invoice_id,
        kind: row.kind,
        number: row.number,
        issuedOn: row.issued_on,
        item: row.purpose.kind === 'pack' ? ('credits' as const) : row.purpose.period,
        credits: row.purpose.kind === 'pack' ? row.purpose.credits : null,
        net: row.net,
        vat: row.vat,
        gross: row.gross,
        vatPercent: row.vat_percent,
        treatment: row.treatment,
        corrects: row.corrects,
        paymentId: row.payment_id,
      }))
    },
  )
}
