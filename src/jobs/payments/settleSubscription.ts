import { randomUUID } from 'node:crypto'
import { account, accountStream } from '../../domain/account/account.ts'
import type { OrderedSubscription, PaidSubscription, Subscribed } from '../../domain/account/paidSubscription.ts'
import { recordSubscriptionReport, type SubscriptionReport } from '../../domain/account/recordSubscriptionReport.ts'
import { type CommandId, ProviderId } from '../../domain/ids.ts'
import type { ReportedBy } from '../../domain/payment/paymentEvents.ts'
import type { Price } from '../../domain/payment/price.ts'
import { withGross } from '../../domain/payment/similarPrice.ts'
import type { Position } from '../../eventstore/eventStore.ts'
import type { Subscription, SubscriptionPrice } from '../../integrations/payments/paymentObjects.ts'
import type { Payments } from '../../integrations/payments/payments.ts'
import { giveBack, keyOfMissingRefund } from './giveBack.ts'
import type { SettlingServices } from './settlePayment.ts'
import { type SettledInvoice, settleSubscriptionInvoice } from './settleSubscriptionInvoice.ts'

/** What else than payments is asked of Stripe. */
export interface SubscriptionServices extends SettlingServices {
  readonly payments: Payments
}

export interface SettledSubscription {
  readonly subscription: Subscription
  /** The payment of its latest invoice. */
  readonly paid: SettledInvoice | undefined
  /** Something was written that nobody had reported before. */
  readonly isNews: boolean
  /** Undefined of a subscription that is none of ours. */
  readonly position: Position | undefined
}

/**
 * Asks Stripe how a subscription stands and records in what that differs from what is known, with the payment of its latest invoice: for a
 * browser, a webhook and the reconciliation alike. Rule SUB-2.
 * @param attempt of a renewal that is tried again: Stripe counts its own attempts alone
 * @throws PaymentFailure when Stripe gives no answer
 */
export async function settleSubscription(
  services: SubscriptionServices,
  stripeId: string,
  reportedBy: ReportedBy,
  attempt = 1,
): Promise<SettledSubscription> {
  const { payments, commands, alarms } = services
  const subscription = await payments.subscriptions.retrieve(stripeId)
  const nothing = { subscription, paid: undefined, isNews: false, position: undefined }
  const providerId = ProviderId.safeParse(subscription.providerId).data
  if (!providerId) return nothing
  const { subscribed, isClosed } = (await commands.load(account, accountStream(providerId))).state
  const agreed = agreedOf(subscribed, subscription)
  if (!agreed) {
    if (subscription.status === 'active' || subscription.status === 'past_due')
      alarms.raise('unknown_subscription', { stripeId, providerId })
    return nothing
  }
  const { latestInvoice, price, status } = subscription
  const invoiced = { providerId, agreed, period: price.period }
  const paid = latestInvoice ? await settleSubscriptionInvoice(services, invoiced, latestInvoice, reportedBy) : undefined
  if (status === 'incomplete' || status === 'unknown_status') return { ...nothing, paid }
  if (paid) await giveBackLate(services, { subscription, agreed }, paid, reportedBy)
  if (isClosed && subscribed.ordered === agreed && status !== 'ended') {
    await endForClosedAccount(services, stripeId, paid)
    return { ...nothing, paid }
  }
  // Money that is not what was agreed was alarmed about, and gives nothing.
  if (status === 'active' && latestInvoice?.status === 'paid' && paid && !paid.isPaid) return { ...nothing, paid }
  const report = reportOf({ ...subscription, status }, agreed, paid, { now: commands.now(), attempt })
  const written = await commands.handle(
    recordSubscriptionReport,
    { providerId, report },
    // What is known already is not written again, whatever the command is called.
    { commandId: randomUUID() as CommandId, actor: 'system:payments', correlationId: agreed.subscriptionId },
  )
  return { subscription, paid, isNews: written.accepted && written.events.length > 0, position: written.position }
}

/** Paid when its account was closed, it would give nothing and renew for ever: the money goes back, and it ends, which tells that all is done. */
async function endForClosedAccount(services: SubscriptionServices, stripeId: string, paid: SettledInvoice | undefined) {
  if (paid) await giveBack(services, paid.paymentId, { key: `closed ${paid.paymentId}` })
  await services.payments.subscriptions.cancelNow(stripeId, { key: `end ${stripeId}` })
  services.alarms.raise('paid_after_closing', { stripeId, paymentId: paid?.paymentId })
}

interface AgreedSubscription {
  readonly subscription: Subscription
  readonly agreed: OrderedSubscription | PaidSubscription
}

/**
 * What was paid after its subscription had ended, here or at Stripe, is refunded; from then on the refund's own reports are settled.
 */
async function giveBackLate(
  services: SubscriptionServices,
  { subscription: { id: stripeId, endedAt, latestInvoice }, agreed }: AgreedSubscription,
  paid: SettledInvoice,
  reportedBy: ReportedBy,
): Promise<void> {
  const paidAt = latestInvoice?.paidAt ?? null
  // It ends here first, and Stripe may charge before its own subscription is ended.
  const endedHereAt = 'endedAt' in agreed ? agreed.endedAt : null
  if (paidAt === null || ![endedAt, endedHereAt].some((end) => end !== null && paidAt > end)) return
  const { paymentId, intent } = paid
  const refunds = await services.payments.refunds.listOf(intent.id)
  const key = keyOfMissingRefund(refunds, { key: `ended ${paymentId}`, reportedBy, now: services.commands.now() })
  if (key === undefined) return
  await giveBack(services, paymentId, { key })
  services.alarms.raise('paid_after_ending', { stripeId, paymentId })
}

/** The agreement that a subscription of Stripe's belongs to; undefined when it is not the account's present one. */
export function agreedOf(
  { ordered, paid }: Subscribed,
  { id, customerId }: Subscription,
): OrderedSubscription | PaidSubscription | undefined {
  return [ordered, paid].find((each) => each?.stripeId === id && each.customerId === customerId)
}

type Known = Subscription & { readonly status: SubscriptionReport['status'] }

function reportOf(
  subscription: Known,
  agreed: OrderedSubscription | PaidSubscription,
  paid: SettledInvoice | undefined,
  { now, attempt }: { readonly now: Date; readonly attempt: number },
): SubscriptionReport {
  const { status, price, startedAt, periodStart, periodEnd, cancelsAtPeriodEnd, canceledAt, nextPrice, endedAt, latestInvoice } =
    subscription
  const reason = paid?.intent.failure ?? { code: 'payment_failed', declineCode: null }
  return {
    subscriptionId: agreed.subscriptionId,
    status,
    period: price.period,
    price: priceOf(agreed, price),
    startedAt,
    periodStart,
    periodEnd,
    cancellation: cancelsAtPeriodEnd ? { endsAt: periodEnd, canceledAt: canceledAt ?? now.toISOString() } : null,
    next: nextPrice && { period: nextPrice.period, price: priceOf(agreed, nextPrice) },
    endedAt,
    paymentId: paid?.isPaid ? paid.paymentId : null,
    failure:
      status === 'past_due' && latestInvoice && !paid?.isPaid
        ? {
            invoiceId: latestInvoice.id,
            attempt: Math.max(latestInvoice.attempts, attempt),
            code: reason.code,
            declineCode: reason.declineCode,
          }
        : null,
  }
}

/** What was agreed for the period; a new one is taxed alike. */
function priceOf(agreed: OrderedSubscription | PaidSubscription, { period, amount }: SubscriptionPrice): Price {
  if (agreed.period === period && agreed.price.gross === amount) return agreed.price
  return withGross(amount, agreed.price)
}
