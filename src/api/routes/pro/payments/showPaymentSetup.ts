import type { Route } from '../../../route.ts'
import { paymentCalls } from '../../../schemas/pro/paymentCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'

/** GET /api/pro/payments/setup: what a browser needs to take a card. */
export const showPaymentSetupRoute: Route = (api, { payments }) => {
  api.get(
    paymentCalls.showPaymentSetup.path,
    {
      config: { access: { as: 'provider' }, reads: [] },
      schema: { tags: ['payments'], summary: 'How cards are taken', ...schemasOf(paymentCalls.showPaymentSetup) },
    },
    async () => payments.setup,
  )
}
