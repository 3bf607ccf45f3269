import type { Stripe } from 'stripe'
import type { PaymentId, ProviderId } from '../../src/domain/ids.ts'
import type { Price } from '../../src/domain/payment/price.ts'
import { billSubscription } from '../../src/sandbox/stripe/billSubscription.ts'
import { renew } from '../../src/sandbox/stripe/catchUp.ts'
import { onlyItem } from '../../src/sandbox/stripe/changeSubscription.ts'
import { chargeIntent } from '../../src/sandbox/stripe/chargeIntent.ts'
import { newCardMethod, newCustomer, newDispute, newIntent } from '../../src/sandbox/stripe/newStripeObjects.ts'
import { addInterval, newPrice, newProduct, newSubscription } from '../../src/sandbox/stripe/newSubscriptionObjects.ts'
import { closeDispute, refund } from '../../src/sandbox/stripe/refundRoutes.ts'
import { existing } from '../../src/sandbox/stripe/stripeRoute.ts'
import { idIn, type StripeObjects, type StripeSession, type StripeStore, type StripeTables } from '../../src/sandbox/stripe/stripeStore.ts'
import { defaultSwitches } from '../../src/sandbox/stripe/stripeSwitches.ts'
import type { PlannedPurchase, PlannedSubscription } from './planPayments.ts'

/** A planner's payments with what they cost. */
export interface PricedPayments {
  readonly providerId: ProviderId
  readonly now: Date
  readonly purchases: readonly (PlannedPurchase & { readonly price: Price; readonly credits: number })[]
  readonly subscription: (PlannedSubscription & { readonly price: Price }) | undefined
}

/** The ids at the sandbox. */
export interface SandboxPayments {
  readonly customerId: string
  readonly purchases: ReadonlyMap<PaymentId, { readonly intentId: string; readonly takingId: string | undefined }>
  readonly stripeId: string | undefined
  /** In the order in which they were issued. */
  readonly invoices: readonly {
    readonly id: string
    readonly intentId: string
    readonly isPaid: boolean
    readonly at: Date
    readonly end: Date
  }[]
}

const cards = { good: '4242424242424242', empty: '4000000000009995', emptyLater: '4000009900000079' }
const present = { offSession: false, authenticated: false }
const secondsOf = (time: Date) => Math.floor(time.getTime() / 1_000)

/** When a dispute of the demo world opened at that time ends. */
export const closedAt = (opened: Date) => new Date(opened.getTime() + 9 * 86_400_000)

/** Creates the payments at the sandbox with their times: all or none, once, and without webhooks; the seed records their results. */
export async function makeSandboxPayments(store: StripeStore, payments: PricedPayments): Promise<SandboxPayments> {
  return store.inTurn(async (tables) => {
    const { providerId } = payments
    const at: At = (time) => ({ tables, baseUrl: '', now: secondsOf(time), switches: defaultSwitches, emit: async () => {} })
    const [known] = await tables.find('customer', { metadata: { providerId } })
    if (known) return readPayments(tables, payments, known.id)
    const first = payments.purchases[0]?.paidAt ?? payments.subscription?.startedAt ?? payments.now
    const customer = await tables.put(newCustomer(secondsOf(first), { metadata: { providerId } }))
    for (const purchase of payments.purchases) await buy(at, customer.id, providerId, purchase)
    if (payments.subscription) await subscribe(at, customer.id, payments, payments.subscription)
    return readPayments(tables, payments, customer.id)
  })
}

type At = (time: Date) => StripeSession

async function cardOf({ tables, now }: StripeSession, number: string): Promise<string> {
  const method = await tables.put(newCardMethod(now, number, 12, new Date(now * 1_000).getUTCFullYear() + 3))
  await tables.hide(method.id, { number })
  return method.id
}

async function buy(
  at: At,
  customer: string,
  providerId: ProviderId,
  { paymentId, price, credits, paidAt, declined, goesBack }: PricedPayments['purchases'][number],
): Promise<void> {
  const session = at(paidAt)
  const of = { currency: 'eur', customer, description: `Alliance, ${credits} credits`, metadata: { paymentId, providerId } }
  const begun = newIntent(session.now, { amount: price.gross, ...of, capture_method: 'automatic', setup_future_usage: null })
  let intent = await session.tables.put(begun)
  if (declined) intent = await chargeIntent(session, intent, await cardOf(session, cards.empty), present)
  intent = await chargeIntent(session, intent, await cardOf(session, cards.good), present)
  if (!goesBack) return
  const back = at(goesBack.at)
  if (goesBack.how === 'refund') {
    await refund(back, intent.id, undefined)
    return
  }
  const charge = await existing(back, 'charge', idIn(intent.latest_charge))
  const dispute = await back.tables.put(newDispute(back.now, charge, 'fraudulent'))
  await closeDispute(at(closedAt(goesBack.at)), dispute.id, 'won')
}

/** Creates the subscription and runs every renewal that is due by now. */
async function subscribe(
  at: At,
  customer: string,
  { providerId, now }: PricedPayments,
  { subscriptionId, period, price: { gross }, startedAt, cancelledAt, fails }: NonNullable<PricedPayments['subscription']>,
): Promise<void> {
  const session = at(startedAt)
  const { tables } = session
  const price = await premiumPrice(session, period, gross)
  const { id, items } = await tables.put(newSubscription(session.now, customer, price, { providerId, subscriptionId }))
  const [item] = items.data
  const made = await existing(session, 'subscription', id)
  const line = { amount: gross, price, start: session.now, end: item?.current_period_end ?? session.now, proration: false }
  const { intent } = await billSubscription(session, made, 'subscription_create', [line])
  const card = await cardOf(session, cards.good)
  if (intent) await chargeIntent(session, intent, card, present)
  for (;;) {
    const subscription = await existing(session, 'subscription', id)
    const { current_period_end: end } = onlyItem(subscription)
    const isLast = addInterval(end, period, subscription.billing_cycle_anchor) > secondsOf(now)
    if (end > secondsOf(now)) {
      if (cancelledAt) await tables.put({ ...subscription, cancel_at_period_end: true, canceled_at: secondsOf(cancelledAt) })
      return
    }
    if (fails && isLast) await tables.hide(card, { number: cards.emptyLater })
    await renew(at(new Date(end * 1_000)), subscription)
  }
}

/** As the product itself finds or makes it. */
async function premiumPrice({ tables, now }: StripeSession, interval: 'month' | 'year', gross: number): Promise<Stripe.Price> {
  const lookup_key = `premium_${interval}_${gross}`
  const [known] = await tables.find('price', { lookup_key, active: true })
  if (known) return known
  const { id: product } = await tables.put(newProduct(now, 'Alliance Premium'))
  return tables.put(newPrice(now, { currency: 'eur', lookup_key, tax_behavior: 'inclusive', unit_amount: gross, product, interval }))
}

async function readPayments(tables: StripeTables, payments: PricedPayments, customerId: string): Promise<SandboxPayments> {
  const purchases = new Map<PaymentId, { intentId: string; takingId: string | undefined }>()
  for (const { paymentId } of payments.purchases) {
    const [intent] = await tables.find('payment_intent', { metadata: { paymentId } })
    if (!intent) throw new Error(`the sandbox has no payment ${paymentId}`)
    const about = { payment_intent: intent.id }
    const takings = [...(await tables.find('refund', about)), ...(await tables.find('dispute', about))]
    purchases.set(paymentId, { intentId: intent.id, takingId: takings[0]?.id })
  }
  if (!payments.subscription) return { customerId, purchases, stripeId: undefined, invoices: [] }
  const { subscriptionId } = payments.subscription
  const [subscription] = await tables.find('subscription', { metadata: { subscriptionId } })
  if (!subscription) throw new Error(`the sandbox has no subscription ${subscriptionId}`)
  const invoices: SandboxPayments['invoices'][number][] = []
  const newestFirst = await tables.find('invoice', { parent: { subscription_details: { subscription: subscription.id } } })
  for (const invoice of newestFirst.toReversed()) invoices.push(await readInvoice(tables, invoice))
  return { customerId, purchases, stripeId: subscription.id, invoices: invoices.filter(({ at }) => at <= payments.now) }
}

async function readInvoice(tables: StripeTables, { id, status, created, lines }: StripeObjects['invoice']) {
  const [payment] = await tables.find('invoice_payment', { invoice: id })
  const time = (seconds: number) => new Date(seconds * 1_000)
  const intentId = idIn(payment?.payment.payment_intent)
  return { id, intentId, isPaid: status === 'paid', at: time(created), end: time(lines.data[0]?.period.end ?? created) }
}
