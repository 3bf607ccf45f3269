import { cancellable } from '../../../../domain/account/subscriptionChoices.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { limitPaymentCalls } from '../payments/limitPayments.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { changeSubscription } from './changeSubscription.ts'
import { subscriptionView } from './subscriptionView.ts'

/** POST /api/pro/subscription/cancel: Premium ends with what is paid, or at once where its renewal failed. Rule SUB-3. */
export const cancelSubscriptionRoute: Route = (api, dependencies) => {
  api.post(
    subscriptionCalls.cancelSubscription.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['subscription'],
        summary: 'Cancel Premium with the end of its period',
        ...schemasOf(subscriptionCalls.cancelSubscription),
      },
    },
    async (request, reply) => {
      await changeSubscription(
        dependencies,
        { request, reply },
        {
          limit: limitPaymentCalls,
          choose: cancellable,
          isDoneWhen: ['already_cancelling', 'no_subscription'],
          change: (subscriptions, { stripeId, failure }, keyed) =>
            // Nothing was paid for the period of a renewal that failed.
            failure ? subscriptions.cancelNow(stripeId, keyed) : subscriptions.cancelAtPeriodEnd(stripeId, keyed),
        },
      )
      return subscriptionView(dependencies, signedInProvider(request))
    },
  )
}
