import { loadVatCase } from '../../../../commands/loadVatCase.ts'
import { account, accountStream } from '../../../../domain/account/account.ts'
import { nextSubscriptionId, orderSubscription, whyNoOrder } from '../../../../domain/account/orderSubscription.ts'
import type { OrderedSubscription } from '../../../../domain/account/paidSubscription.ts'
import { priceOf } from '../../../../domain/vat.ts'
import type { Subscription } from '../../../../integrations/payments/paymentObjects.ts'
import type { Payments } from '../../../../integrations/payments/payments.ts'
import { settleSubscription } from '../../../../jobs/payments/settleSubscription.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { limitPayments } from '../payments/limitPayments.ts'
import { requireParameter } from '../payments/requireParameter.ts'
import { sellerCountry } from '../payments/sellerCountry.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** POST /api/pro/subscription: agrees on Premium by the month or year; it begins with the payment. Rule SUB-1. */
export const startSubscriptionRoute: Route = (api, dependencies) => {
  const { commands, payments, settings, paymentAlarms } = dependencies
  api.post(
    subscriptionCalls.startSubscription.path,
    {
      config: { access: { as: 'provider' } },
      preValidation: requireParameter('period'),
      schema: {
        tags: ['subscription'],
        summary: 'Begin to subscribe to Premium',
        description:
          'Answers what a card form needs. Asked again before it is paid, it answers the same, or replaces it by another period.',
        ...schemasOf(subscriptionCalls.startSubscription),
      },
    },
    async (request, reply) => {
      const { period } = request.body
      const providerId = signedInProvider(request)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      await limitPayments(dependencies, providerId)
      const { state } = await commands.load(account, accountStream(providerId))
      const reason = whyNoOrder(state)
      if (reason) throw new Problem(409, reason)
      const vatCase = await loadVatCase(commands, sellerCountry(settings), providerId)
      if (!vatCase) throw new Problem(409, 'company_required')
      const { monthNet, yearNet } = commands.rules.premium
      const price = priceOf(period === 'year' ? yearNet : monthNet, vatCase)

      const inTime = payments.together()
      const wanted = { period, amount: price.gross }
      const open = state.subscribed.ordered && (await stillOpen(inTime, state.subscribed.ordered, wanted))
      let subscriptionId = state.subscribed.ordered?.subscriptionId
      let stripeId = open?.id
      if (stripeId === undefined || subscriptionId === undefined) {
        subscriptionId = nextSubscriptionId(providerId, state)
        const customerId = await inTime.customers.findOrCreate(providerId)
        const key = `${subscriptionId} ${period} ${price.gross}`
        stripeId = (await inTime.subscriptions.create({ key, customerId, providerId, subscriptionId, price: wanted })).id
        const ordered = await commands.handle(
          orderSubscription,
          { providerId, subscriptionId, stripeId, customerId, period, price },
          context,
        )
        if (!ordered.accepted) throw new Problem(409, ordered.refused)
        reply.reached(ordered.position)
      }
      const settled = await settleSubscription({ payments: inTime, commands, alarms: paymentAlarms }, stripeId, 'browser')
      if (settled.position !== undefined) reply.reached(settled.position)
      if (settled.subscription.status === 'active') throw new Problem(409, 'subscription_active')
      if (!settled.paid) throw new Error(`the subscription ${stripeId} has nothing to pay`)
      const { paymentId, intent } = settled.paid
      return { subscriptionId, paymentId, intentId: intent.id, clientSecret: intent.clientSecret, price }
    },
  )
}

/** What was ordered and can still be paid. One of another price is ended at Stripe, so that two are never paid. */
async function stillOpen(
  payments: Payments,
  { stripeId }: OrderedSubscription,
  { period, amount }: { readonly period: 'month' | 'year'; readonly amount: number },
): Promise<Subscription | undefined> {
  const subscription = await payments.subscriptions.retrieve(stripeId)
  if (subscription.status === 'ended') return undefined
  const isWanted = subscription.price.period === period && subscription.price.amount === amount
  if (isWanted || subscription.status !== 'incomplete') return subscription
  await payments.subscriptions.cancelNow(stripeId, { key: `replaced ${stripeId}` })
  return undefined
}
