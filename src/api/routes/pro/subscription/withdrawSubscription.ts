import { withdrawSubscription } from '../../../../domain/account/withdrawSubscription.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { subscriptionRefusal } from './subscriptionRefusals.ts'
import { subscriptionView } from './subscriptionView.ts'

/** POST /api/pro/subscription/withdraw: a yearly plan ends at once and is refunded, by a process. Rule PLAN-4. */
export const withdrawSubscriptionRoute: Route = (api, dependencies) => {
  const { commands } = dependencies
  api.post(
    subscriptionCalls.withdrawSubscription.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['subscription'],
        summary: 'Withdraw from a yearly plan',
        description: 'Within 30 days and without an unlock since its start. Premium ends at once, and all that was paid is given back.',
        ...schemasOf(subscriptionCalls.withdrawSubscription),
      },
    },
    async (request, reply) => {
      const providerId = signedInProvider(request)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const withdrawn = await commands.handle(withdrawSubscription, { providerId }, context)
      reply.reached(withdrawn.position)
      if (!withdrawn.accepted) throw subscriptionRefusal(withdrawn.refused)
      return subscriptionView(dependencies, providerId)
    },
  )
}
