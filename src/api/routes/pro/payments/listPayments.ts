import { providerPayments } from '../../../../projections/providerPayments/providerPayments.ts'
import { listPayments } from '../../../../projections/providerPayments/providerPaymentsQueries.ts'
import type { Route } from '../../../route.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import { paymentCalls } from '../../../schemas/pro/paymentCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/payments: what the provider paid, or began to pay, newest first. */
export const listPaymentsRoute: Route = (api, { database }) => {
  api.get(
    paymentCalls.listPayments.path,
    {
      config: { access: { as: 'provider' }, reads: [providerPayments] },
      schema: { tags: ['payments'], summary: 'Own payments, newest first', ...schemasOf(paymentCalls.listPayments) },
    },
    async (request, reply) => {
      const { filter = {}, ...listing } = request.query
      const listed = await listPayments(database, signedInProvider(request), { ...listing, filter })
      reply.header('content-range', contentRange('payments', listing.from, listed))
      return listed.items
    },
  )
}
