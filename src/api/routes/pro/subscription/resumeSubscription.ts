import { resumable } from '../../../../domain/account/subscriptionChoices.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { limitPaymentCalls } from '../payments/limitPayments.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { changeSubscription } from './changeSubscription.ts'
import { subscriptionView } from './subscriptionView.ts'

/** POST /api/pro/subscription/resume: a cancelled subscription goes on, as long as it has not ended. Rule SUB-3. */
export const resumeSubscriptionRoute: Route = (api, dependencies) => {
  api.post(
    subscriptionCalls.resumeSubscription.path,
    {
      config: { access: { as: 'provider' } },
      schema: { tags: ['subscription'], summary: 'Take a cancellation back', ...schemasOf(subscriptionCalls.resumeSubscription) },
    },
    async (request, reply) => {
      await changeSubscription(
        dependencies,
        { request, reply },
        {
          limit: limitPaymentCalls,
          choose: resumable,
          isDoneWhen: ['not_cancelling'],
          change: (subscriptions, { stripeId }, keyed) => subscriptions.resume(stripeId, keyed),
        },
      )
      return subscriptionView(dependencies, signedInProvider(request))
    },
  )
}
