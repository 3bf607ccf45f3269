import { type CommandContext, TooContended } from '../../../../commands/handleCommand.ts'
import { loadVatCase } from '../../../../commands/loadVatCase.ts'
import { type Account, account, accountStream } from '../../../../domain/account/account.ts'
import { nextSubscriptionId, orderSubscription, whyNoOrder } from '../../../../domain/account/orderSubscription.ts'
import type { OrderedSubscription } from '../../../../domain/account/paidSubscription.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { priceOf } from '../../../../domain/vat.ts'
import type { Position } from '../../../../eventstore/eventStore.ts'
import type { Subscription, SubscriptionPrice } from '../../../../integrations/payments/paymentObjects.ts'
import type { Payments } from '../../../../integrations/payments/payments.ts'
import { type SubscriptionServices, settleSubscription } from '../../../../jobs/payments/settleSubscription.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { subscriptionCalls } from '../../../schemas/pro/subscriptionCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { limitPayments } from '../payments/limitPayments.ts'
import { requireParameter } from '../payments/requireParameter.ts'
import { sellerCountry } from '../payments/sellerCountry.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { subscriptionRefusal } from './subscriptionRefusals.ts'

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
      const vatCase = await loadVatCase(commands, sellerCountry(settings), providerId)
      if (!vatCase) throw new Problem(409, 'company_required')
      const { monthNet, yearNet } = commands.rules.premium
      const price = priceOf(period === 'year' ? yearNet : monthNet, vatCase)

      const inTime = payments.together()
      const ordering = { payments: inTime, commands, alarms: paymentAlarms, context }
      const { subscriptionId, stripeId, position } = await orderOf(ordering, { providerId, period, price })
      if (position !== undefined) reply.reached(position)
      const settled = await settleSubscription(ordering, stripeId, 'browser')
      if (settled.position !== undefined) reply.reached(settled.position)
      if (settled.subscription.status === 'active') throw new Problem(409, 'subscription_active')
      if (!settled.paid) throw new TooContended(`the order ${stripeId}`)
      const { paymentId, intent } = settled.paid
      return { subscriptionId, paymentId, intentId: intent.id, clientSecret: intent.clientSecret, price }
    },
  )
}

interface Ordering extends SubscriptionServices {
  readonly context: CommandContext
}

interface Order {
  readonly subscriptionId: string
  readonly stripeId: string
  /** Of a new one. */
  readonly position?: Position
}

type Wanted = Pick<OrderedSubscription, 'period' | 'price'> & { readonly providerId: ProviderId }

/** Orders of different periods may collide several times in a row. */
const attempts = 3

/** The order to pay: the waiting one, or a new one that replaces it. Of two placed at the same time, the one recorded later ends the other. */
async function orderOf(ordering: Ordering, wanted: Wanted, attempt = 1): Promise<Order> {
  const { payments, commands, context } = ordering
  const { providerId, period, price } = wanted
  const state = await stateOf(ordering, providerId)
  const reason = whyNoOrder(state)
  if (reason) throw subscriptionRefusal(reason)
  const { ordered } = state.subscribed
  const charged = { period, amount: price.gross }
  const open = ordered && (await stillOpen(payments, ordered, charged))
  if (ordered && open) return { subscriptionId: ordered.subscriptionId, stripeId: open.id }
  const subscriptionId = nextSubscriptionId(providerId, state)
  const customerId = await payments.customers.findOrCreate(providerId)
  const key = `${subscriptionId} ${period} ${price.gross}`
  const { id: stripeId } = await payments.subscriptions.create({ key, customerId, providerId, subscriptionId, price: charged })
  const order = { providerId, subscriptionId, stripeId, customerId, period, price, replaces: ordered?.stripeId }
  const noted = await commands.handle(orderSubscription, order, context)
  if (noted.accepted) return { subscriptionId, stripeId, position: noted.position }
  await payments.subscriptions.discard(stripeId, { key: `replaced ${stripeId}` })
  if (noted.refused !== 'ordered_meanwhile') throw subscriptionRefusal(noted.refused)
  if (attempt === attempts) throw new TooContended(`orderSubscription of ${providerId}`)
  return orderOf(ordering, wanted, attempt + 1)
}

/** A subscription that runs here may have ended at Stripe, and the webhook was lost. */
async function stateOf(ordering: Ordering, providerId: ProviderId): Promise<Account> {
  const load = async () => (await ordering.commands.load(account, accountStream(providerId))).state
  const state = await load()
  const { paid } = state.subscribed
  if (!paid || whyNoOrder(state) !== 'subscription_active') return state
  await settleSubscription(ordering, paid.stripeId, 'browser')
  return load()
}

/** The order that was paid or can still be paid. One of another price is ended at Stripe, so that two are never paid. */
async function stillOpen(
  payments: Payments,
  { stripeId }: OrderedSubscription,
  { period, amount }: SubscriptionPrice,
): Promise<Subscription | undefined> {
  const subscription = await payments.subscriptions.retrieve(stripeId)
  const isWanted = subscription.price.period === period && subscription.price.amount === amount
  const stands =
    isWanted || subscription.status !== 'incomplete'
      ? subscription
      : await payments.subscriptions.discard(stripeId, { key: `replaced ${stripeId}` })
  return stands.status === 'ended' ? undefined : stands
}
