import { switchable } from '../../../../domain/account/subscriptionChoices.ts'
import { payment, paymentStream } from '../../../../domain/payment/payment.ts'
import { withNet } from '../../../../domain/payment/similarPrice.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { limitPayments } from '../payments/limitPayments.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { changeSubscription } from './changeSubscription.ts'
import { subscriptionView } from './subscriptionView.ts'

/**
 * POST /api/pro/subscription/switch: to a year at once, with the rest of the month taken off; to a month with the next period. Asking for the present
 * period takes back what was to come. Rule SUB-4.
 */
export const switchPeriodRoute: Route = (api, dependencies) => {
  const { commands } = dependencies
  api.post(
    subscriptionCalls.switchPeriod.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['subscription'],
        summary: 'Pay Premium by another period',
        description: 'The kept card is charged. Where it is refused or its bank asks for a step, `payment` has what a card form needs.',
        ...schemasOf(subscriptionCalls.switchPeriod),
      },
    },
    async (request, reply) => {
      const { period } = request.body
      const { monthNet, yearNet } = commands.rules.premium
      const { paid: latest, subscription } = await changeSubscription(
        dependencies,
        { request, reply },
        {
          limit: limitPayments,
          choose: (state) => switchable(state, period),
          isDoneWhen: ['same_period'],
          change(subscriptions, paid, keyed) {
            const price = { period, amount: withNet(period === 'year' ? yearNet : monthNet, paid.price).gross }
            if (period === paid.period) return subscriptions.keepPrice(paid.stripeId, keyed)
            return period === 'year'
              ? subscriptions.changeNow(paid.stripeId, price, keyed)
              : subscriptions.changeAtPeriodEnd(paid.stripeId, price, keyed)
          },
        },
      )
      const waits = subscription.latestInvoice?.reason === 'switch' && latest && !latest.isPaid ? latest : undefined
      const agreed = waits && (await commands.load(payment, paymentStream(waits.paymentId))).state.agreed
      return {
        subscription: await subscriptionView(dependencies, signedInProvider(request)),
        payment:
          waits && agreed
            ? {
                paymentId: waits.paymentId,
                intentId: waits.intent.id,
                clientSecret: waits.intent.clientSecret,
                price: agreed.price,
              }
            : null,
      }
    },
  )
}
