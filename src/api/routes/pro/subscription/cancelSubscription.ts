import { cancellable } from '../../../../domain/account/subscriptionChoices.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { limitPaymentCalls } from '../payments/limitPayments.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { changeSubscription, chosenSubscription } from './changeSubscription.ts'
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
      const providerId = signedInProvider(request)
      await requireSameBody(dependencies, request.commandContext())
      await limitPaymentCalls(dependencies, providerId)
      const paid = await chosenSubscription(dependencies, providerId, cancellable)
      await changeSubscription(dependencies, { request, reply }, paid, (subscriptions, keyed) =>
        // Nothing was paid for the period of a renewal that failed.
        paid.failure ? subscriptions.cancelNow(paid.stripeId, keyed) : subscriptions.cancelAtPeriodEnd(paid.stripeId, keyed),
      )
      return subscriptionView(dependencies, providerId)
    },
  )
}
