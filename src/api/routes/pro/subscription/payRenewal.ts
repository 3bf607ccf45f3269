import { account, accountStream } from '../../../../domain/account/account.ts'
import { payable } from '../../../../domain/account/subscriptionChoices.ts'
import { payment, paymentStream } from '../../../../domain/payment/payment.ts'
import { settleSubscription } from '../../../../jobs/payments/settleSubscription.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { limitPayments } from '../payments/limitPayments.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** POST /api/pro/subscription/pay: a renewal that failed can be paid by another card. Rule PLAN-3. */
export const payRenewalRoute: Route = (api, dependencies) => {
  const { commands, payments, paymentAlarms } = dependencies
  api.post(
    subscriptionCalls.payRenewal.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['subscription'],
        summary: 'Pay a renewal that failed',
        description: 'Answers what a card form needs; `POST /api/pro/subscription/settle` follows.',
        ...schemasOf(subscriptionCalls.payRenewal),
      },
    },
    async (request, reply) => {
      const providerId = signedInProvider(request)
      await requireSameBody(dependencies, request.commandContext())
      await limitPayments(dependencies, providerId)
      const overdue = payable((await commands.load(account, accountStream(providerId))).state)
      if (!overdue) throw new Problem(409, 'nothing_to_pay')
      const services = { payments: payments.together(), commands, alarms: paymentAlarms }
      const { paid, position } = await settleSubscription(services, overdue.paid.stripeId, 'browser')
      if (position !== undefined) reply.reached(position)
      const agreed = paid && (await commands.load(payment, paymentStream(paid.paymentId))).state.agreed
      if (!paid || paid.isPaid || !agreed) throw new Problem(409, 'nothing_to_pay')
      const { paymentId, intent } = paid
      return { paymentId, intentId: intent.id, clientSecret: intent.clientSecret, price: agreed.price }
    },
  )
}
