import { defineCommand } from '../command.ts'
import type { PaymentId, ProviderId } from '../ids.ts'
import { paymentOfInvoice } from '../payment/paymentOfInvoice.ts'
import type { Price } from '../payment/price.ts'
import type { Rules } from '../rules.ts'
import { account, accountStream } from './account.ts'
import type { AccountEvent } from './accountEvents.ts'
import type { FailedRenewal, PaidSubscription, SubscriptionPeriod } from './paidSubscription.ts'

/** What Stripe says of a subscription now. */
export interface SubscriptionReport {
  readonly subscriptionId: string
  readonly status: 'active' | 'past_due' | 'ended'
  readonly period: SubscriptionPeriod
  readonly price: Price
  readonly startedAt: string
  readonly periodStart: string
  readonly periodEnd: string
  readonly cancellation: { readonly endsAt: string; readonly canceledAt: string } | null
  readonly next: { readonly period: SubscriptionPeriod; readonly price: Price } | null
  readonly endedAt: string | null
  /** By which the present period was paid. */
  readonly paymentId: PaymentId | null
  /** The last attempt at the present period, while it is not paid. */
  readonly failure: Pick<FailedRenewal, 'invoiceId' | 'attempt' | 'code' | 'declineCode'> | null
}

export interface RecordSubscriptionReport {
  readonly providerId: ProviderId
  readonly report: SubscriptionReport
}

/** Records in what a subscription at Stripe differs from the one that is known, whoever reports it, however often. Rule SUB-2. */
export const recordSubscriptionReport = defineCommand(account)({
  name: 'recordSubscriptionReport',
  stream: (input: RecordSubscriptionReport) => accountStream(input.providerId),
  decide({ providerId, report }, { subscribed: { ordered, paid }, isClosed }, { now, rules }): readonly AccountEvent[] {
    const at = now.toISOString()
    if (ordered?.subscriptionId === report.subscriptionId) return isClosed ? [] : started(providerId, ordered.stripeId, report)
    if (!paid || paid.subscriptionId !== report.subscriptionId || paid.endedAt !== null) return []
    if (report.status === 'ended') return ended(providerId, paid, report, at)
    return [
      ...periodChange(providerId, paid, report, at),
      ...renewal(providerId, paid, report),
      ...failure(providerId, paid, report, { now, rules }),
      ...cancellation(providerId, paid, report, at),
    ]
  },
})

function started(providerId: ProviderId, stripeId: string, report: SubscriptionReport): readonly AccountEvent[] {
  if (report.status !== 'active') return []
  const { subscriptionId, period, price, paymentId, periodStart, periodEnd, startedAt } = report
  const terms = { stripeId, price, paymentId, periodStart, periodEnd, startedAt }
  return [{ type: 'SubscriptionStarted', data: { providerId, subscriptionId, plan: 'premium', period, source: 'paid', ...terms } }]
}

function ended(providerId: ProviderId, paid: PaidSubscription, { endedAt }: SubscriptionReport, at: string): readonly AccountEvent[] {
  const { subscriptionId, stripeId, period, failure: failed, cancellation: canceled } = paid
  const reason = failed ? ({ reason: 'unpaid' } as const) : canceled ? {} : ({ reason: 'canceled' } as const)
  const data = { providerId, subscriptionId, plan: 'premium', period, source: 'paid', ...reason, stripeId, endedAt: endedAt ?? at } as const
  return [{ type: 'SubscriptionEnded', data }]
}

/** At once, of which the period that is paid speaks; or with the next period, of which a plan at Stripe does. */
function periodChange(
  providerId: ProviderId,
  paid: PaidSubscription,
  report: SubscriptionReport,
  changedAt: string,
): readonly AccountEvent[] {
  const { subscriptionId, paymentId, periodStart, periodEnd, next } = report
  const change = { providerId, subscriptionId, periodStart, periodEnd, changedAt }
  if (report.status === 'active' && report.period !== paid.period && report.period !== paid.next?.period) {
    const { period, price } = report
    return [{ type: 'SubscriptionPeriodChanged', data: { ...change, paymentId, period, price, effectiveAt: periodStart } }]
  }
  if (next && next.period !== paid.period && next.period !== paid.next?.period) {
    return [{ type: 'SubscriptionPeriodChanged', data: { ...change, paymentId: null, ...next, effectiveAt: periodEnd } }]
  }
  if (!next && paid.next && report.period === paid.period) {
    const { period, price } = paid
    return [{ type: 'SubscriptionPeriodChanged', data: { ...change, paymentId: null, period, price, effectiveAt: periodStart } }]
  }
  return []
}

/** A change at once has told of its period already. A period that was begun before its payment failed is renewed once that is paid. */
function renewal(providerId: ProviderId, paid: PaidSubscription, report: SubscriptionReport): readonly AccountEvent[] {
  const { status, subscriptionId, paymentId, periodStart, periodEnd, period } = report
  const isPaidAfterAll =
    paid.failure !== null && periodStart === paid.periodStart && paymentId !== null && isNew(paymentId, paid, paid.failure)
  if (status !== 'active' || (periodStart <= paid.periodStart && !isPaidAfterAll)) return []
  if (period !== paid.period && period !== paid.next?.period) return []
  return [{ type: 'SubscriptionRenewed', data: { providerId, subscriptionId, paymentId, periodStart, periodEnd } }]
}

/** A report that was asked for before the renewal failed has the payment of the period before. */
function isNew(paymentId: PaymentId, { payments }: PaidSubscription, { invoiceId }: FailedRenewal): boolean {
  return paymentId === paymentOfInvoice(invoiceId) || !payments.includes(paymentId)
}

const dayMs = 86_400_000

/** The first failure begins the days of grace; the attempts after it are spread over them. Rule PLAN-3. */
function failure(
  providerId: ProviderId,
  paid: PaidSubscription,
  { status, subscriptionId, failure: failed }: SubscriptionReport,
  { now, rules }: { readonly now: Date; readonly rules: Rules },
): readonly AccountEvent[] {
  if (status !== 'past_due' || !failed) return []
  const isKnown = paid.failure?.invoiceId === failed.invoiceId && paid.failure.attempt >= failed.attempt
  // Stripe was asked before the invoice was paid, and the payment was recorded first.
  const isPaid = paid.payments.includes(paymentOfInvoice(failed.invoiceId))
  if (isKnown || isPaid) return []
  const { graceDays, daysBetweenAttempts } = rules.premium
  const since = paid.failure ? Date.parse(paid.failure.graceUntil) - graceDays * dayMs : now.getTime()
  const grace = since + graceDays * dayMs
  const daysOver = Math.floor((now.getTime() - since) / dayMs)
  const next = since + (Math.floor(daysOver / daysBetweenAttempts) + 1) * daysBetweenAttempts * dayMs
  const data = {
    providerId,
    subscriptionId,
    ...failed,
    failedAt: now.toISOString(),
    nextAttemptAt: next < grace ? new Date(next).toISOString() : null,
    graceUntil: new Date(grace).toISOString(),
  }
  return [{ type: 'SubscriptionRenewalFailed', data }]
}

function cancellation(providerId: ProviderId, paid: PaidSubscription, report: SubscriptionReport, at: string): readonly AccountEvent[] {
  const { subscriptionId } = report
  if (report.cancellation && report.cancellation.endsAt !== paid.cancellation?.endsAt)
    return [{ type: 'SubscriptionCancellationScheduled', data: { providerId, subscriptionId, ...report.cancellation } }]
  if (!report.cancellation && paid.cancellation)
    return [{ type: 'SubscriptionResumed', data: { providerId, subscriptionId, resumedAt: at } }]
  return []
}
