import { switchable } from '../../../../domain/account/subscriptionChoices.ts'
import { withGross, withNet } from '../../../../domain/payment/similarPrice.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { limitPaymentCalls } from '../payments/limitPayments.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { chosenSubscription } from './changeSubscription.ts'

/** GET /api/pro/subscription/switch-preview: what a change between month and year costs, before it is made. Rule SUB-4. */
export const previewSwitchRoute: Route = (api, dependencies) => {
  const { commands, payments } = dependencies
  api.get(
    subscriptionCalls.previewSwitch.path,
    {
      config: { access: { as: 'provider' } },
      schema: { tags: ['subscription'], summary: 'Show what another period costs', ...schemasOf(subscriptionCalls.previewSwitch) },
    },
    async (request) => {
      const { period } = request.query
      const providerId = signedInProvider(request)
      const paid = await chosenSubscription(dependencies, providerId, (state) => switchable(state, period))
      const { monthNet, yearNet } = commands.rules.premium
      const next = period === paid.period ? paid.price : withNet(period === 'year' ? yearNet : monthNet, paid.price)
      if (period === 'month' || period === paid.period) return { period, now: null, next, effectiveAt: paid.periodEnd }
      await limitPaymentCalls(dependencies, providerId)
      const { amountNow } = await payments.together().subscriptions.previewChange(paid.stripeId, { period, amount: next.gross })
      return { period, now: withGross(Math.max(amountNow, 0), paid.price), next, effectiveAt: commands.now().toISOString() }
    },
  )
}
