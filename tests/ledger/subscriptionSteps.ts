import * as fc from 'fast-check'
import { account, accountStream } from '../../src/domain/account/account.ts'
import { orderSubscription } from '../../src/domain/account/orderSubscription.ts'
import type { PaidSubscription } from '../../src/domain/account/paidSubscription.ts'
import { recordSubscriptionReport, type SubscriptionReport } from '../../src/domain/account/recordSubscriptionReport.ts'
import { withdrawSubscription } from '../../src/domain/account/withdrawSubscription.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import { priceOfFive } from '../setup/samplePaymentEvents.ts'
import type { DecidedStreams } from './decidedStreams.ts'

const subscriptions = 3
const subscription = fc.nat(subscriptions - 1)

/** An action on a subscription; a previous subscription stands for a late report of Stripe. */
export const subscriptionArbitraries = {
  subscribe: subscription,
  renew: subscription,
  failRenewal: subscription,
  switchToYear: subscription,
  switchToMonth: subscription,
  cancel: subscription,
  resume: subscription,
  endSubscription: subscription,
  withdrawSubscription: fc.constant(0),
} as const
export type SubscriptionKind = keyof typeof subscriptionArbitraries

const dayMs = 86_400_000
const subscriptionId = (n: number) => `ffffffff-1111-4111-8111-${String(n).padStart(12, '0')}`
const after = (time: string, period: 'month' | 'year') => new Date(Date.parse(time) + (period === 'year' ? 365 : 30) * dayMs).toISOString()

/** Like settling a subscription: Stripe's report is recorded in the account. */
export function changeSubscription(streams: DecidedStreams, providerId: ProviderId, kind: SubscriptionKind, n: number, now: Date): void {
  if (kind === 'withdrawSubscription') return void streams.handle(withdrawSubscription, { providerId }, now)
  const first = { period: 'month' as const, price: priceOfFive }
  if (kind === 'subscribe') {
    const order = { ...first, subscriptionId: subscriptionId(n), stripeId: `sub_${n}`, customerId: 'cus_1' }
    streams.handle(orderSubscription, { providerId, ...order }, now)
  }
  const { paid } = streams.fold(account, accountStream(providerId)).subscribed
  const known = paid?.subscriptionId === subscriptionId(n) ? paid : undefined
  const report = { ...standing(n, known, now.toISOString()), ...reported(kind, known, now.toISOString()) }
  streams.handle(recordSubscriptionReport, { providerId, report }, now)
}

/** The state at Stripe before anything happens. */
function standing(n: number, known: PaidSubscription | undefined, at: string): SubscriptionReport {
  const { period, price, startedAt, periodStart, periodEnd, cancellation, next, failure } = known ?? {
    period: 'month' as const,
    price: priceOfFive,
    startedAt: at,
    periodStart: at,
    periodEnd: after(at, 'month'),
    cancellation: null,
    next: null,
    failure: null,
  }
  const terms = { subscriptionId: subscriptionId(n), period, price, startedAt, periodStart, periodEnd, cancellation, next, failure }
  return { ...terms, status: failure ? 'past_due' : 'active', endedAt: null, paymentId: null }
}

/** The fields of Stripe's report that the action changes. */
function reported(
  kind: Exclude<SubscriptionKind, 'withdrawSubscription'>,
  known: PaidSubscription | undefined,
  at: string,
): Partial<SubscriptionReport> {
  const start = known?.periodEnd ?? at
  const period = known?.next?.period ?? known?.period ?? 'month'
  switch (kind) {
    case 'subscribe':
      return {}
    case 'renew':
      return { status: 'active', period, periodStart: start, periodEnd: after(start, period), next: null, failure: null }
    case 'failRenewal': {
      const failure = { invoiceId: `in_${start}`, attempt: (known?.failure?.attempt ?? 0) + 1, code: 'card_declined', declineCode: null }
      return { status: 'past_due', failure }
    }
    case 'switchToYear':
      return { status: 'active', period: 'year', periodStart: at, periodEnd: after(at, 'year'), next: null, failure: null }
    case 'switchToMonth':
      return { next: { period: 'month', price: priceOfFive } }
    case 'cancel':
      return { cancellation: { endsAt: start, canceledAt: at } }
    case 'resume':
      return { cancellation: null }
    case 'endSubscription':
      return { status: 'ended', endedAt: at }
  }
}
