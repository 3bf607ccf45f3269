import { PaymentId } from '../../../../domain/ids.ts'
import { payment, paymentStream } from '../../../../domain/payment/payment.ts'
import { settlePayment } from '../../../../jobs/payments/settlePayment.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { paymentCalls } from '../../../schemas/pro/paymentCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { limitPaymentCalls } from './limitPayments.ts'

/** POST /api/pro/credits/purchases/:id/settle: the browser comes back from paying; what became of it, Stripe says. Rule PAY-2. */
export const settlePurchaseRoute: Route = (api, dependencies) => {
  const { commands, payments, paymentAlarms } = dependencies
  api.post(
    paymentCalls.settlePurchase.path,
    {
      config: { access: { as: 'provider', owns: 'payment' } },
      schema: {
        tags: ['credits'],
        summary: 'Record what became of a payment',
        description:
          'Asks the payment service. Harmless when repeated, and not needed: a webhook or the nightly reconciliation does the same.',
        ...schemasOf(paymentCalls.settlePurchase),
      },
    },
    async (request, reply) => {
      await requireSameBody(dependencies, request.commandContext())
      const paymentId = PaymentId.parse(request.params.id)
      const { agreed, intent, status: known } = (await commands.load(payment, paymentStream(paymentId))).state
      if (!agreed || !intent || agreed.providerId !== signedInProvider(request)) throw new Problem(404, 'payment_intent_not_found')
      if (known === 'canceled') return { id: paymentId, status: known, failure: null }
      await limitPaymentCalls(dependencies, agreed.providerId)
      const services = { payments: payments.together(), commands, alarms: paymentAlarms }
      const settled = await settlePayment(services, intent.id, 'browser')
      if (settled.position !== undefined) reply.reached(settled.position)
      const { status, failure } = settled.intent
      return { id: paymentId, status, failure: status === 'failed' ? failure : null }
    },
  )
}
