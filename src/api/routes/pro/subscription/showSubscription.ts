import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { subscriptionView } from './subscriptionView.ts'

/** GET /api/pro/subscription: the plan, what it costs, and what can be done about it. Rules SUB-1 to SUB-4. */
export const showSubscriptionRoute: Route = (api, dependencies) => {
  api.get(
    subscriptionCalls.showSubscription.path,
    {
      config: { access: { as: 'provider' } },
      schema: { tags: ['subscription'], summary: 'Show the plan and its subscription', ...schemasOf(subscriptionCalls.showSubscription) },
    },
    (request) => subscriptionView(dependencies, signedInProvider(request)),
  )
}
