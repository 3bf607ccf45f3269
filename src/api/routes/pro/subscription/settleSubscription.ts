import { account, accountStream } from '../../../../domain/account/account.ts'
import { settleSubscription } from '../../../../jobs/payments/settleSubscription.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { limitPaymentCalls } from '../payments/limitPayments.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { subscriptionView } from './subscriptionView.ts'

/** POST /api/pro/subscription/settle: the browser comes back from paying; what became of it, Stripe says. Rule SUB-2. */
export const settleSubscriptionRoute: Route = (api, dependencies) => {
  const { commands, payments, paymentAlarms } = dependencies
  api.post(
    subscriptionCalls.settleSubscription.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['subscription'],
        summary: 'Record what became of the payment of a subscription',
        description: 'Asks the payment service. Harmless when repeated, and not needed: a webhook does the same.',
        ...schemasOf(subscriptionCalls.settleSubscription),
      },
    },
    async (request, reply) => {
      const providerId = signedInProvider(request)
      await requireSameBody(dependencies, request.commandContext())
      await limitPaymentCalls(dependencies, providerId)
      const { ordered, paid } = (await commands.load(account, accountStream(providerId))).state.subscribed
      const stripeId = ordered?.stripeId ?? paid?.stripeId
      if (stripeId === undefined) throw new Problem(404, 'no_subscription')
      const services = { payments: payments.together(), commands, alarms: paymentAlarms }
      const settled = await settleSubscription(services, stripeId, 'browser')
      if (settled.position !== undefined) reply.reached(settled.position)
      const intent = settled.paid?.intent
      return {
        payment: settled.paid && intent ? { id: settled.paid.paymentId, status: intent.status } : null,
        failure: intent?.status === 'failed' ? intent.failure : null,
        subscription: await subscriptionView(dependencies, providerId),
      }
    },
  )
}
