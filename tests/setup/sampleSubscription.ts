import { type Account, account } from '../../src/domain/account/account.ts'
import type { AccountEvent } from '../../src/domain/account/accountEvents.ts'
import { recordSubscriptionReport, type SubscriptionReport } from '../../src/domain/account/recordSubscriptionReport.ts'
import { isRefusal } from '../../src/domain/command.ts'
import { PaymentId } from '../../src/domain/ids.ts'
import { paymentOfInvoice } from '../../src/domain/payment/paymentOfInvoice.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { priceOf } from '../../src/domain/vat.ts'
import { providerId } from './sampleEvents.ts'
import { fold } from './specification.ts'

const french = { seller: 'FR', customer: 'FR', vatNumber: null } as const
export const subscriptionPrices = { month: priceOf(4_900, french), year: priceOf(49_000, french) } as const
export const sampleSubscriptionId = '0193a1f1-8b7d-5c12-8e64-5d2a9f3b1d01'
export const firstPaymentId = PaymentId.parse('0193a1f1-8b7d-7c12-8e64-5d2a9f3b1c90')
const secondPaymentId = paymentOfInvoice('in_2')
export const startedAt = '2026-11-20T10:00:00.000Z'

/** What a provider agreed to on 20 November 2026. */
export function subscriptionOrdered(period: 'month' | 'year' = 'year'): Extract<AccountEvent, { type: 'SubscriptionOrdered' }> {
  const stripe = { stripeId: 'sub_1', customerId: 'cus_1' }
  const order = { providerId: providerId(), subscriptionId: sampleSubscriptionId, ...stripe, period, price: subscriptionPrices[period] }
  return { type: 'SubscriptionOrdered', data: { ...order, orderedAt: startedAt } }
}

/** What Stripe says of it: paid, until the period's end. */
export function subscriptionReport(over: Partial<SubscriptionReport> = {}): SubscriptionReport {
  const { period = 'year' } = over
  return {
    subscriptionId: sampleSubscriptionId,
    status: 'active',
    period,
    price: subscriptionPrices[period],
    startedAt,
    periodStart: startedAt,
    periodEnd: period === 'year' ? '2027-11-20T10:00:00.000Z' : '2026-12-20T10:00:00.000Z',
    cancellation: null,
    next: null,
    endedAt: null,
    paymentId: firstPaymentId,
    failure: null,
    ...over,
  }
}

/** The period after the first one, paid by the invoice `in_2`. */
export const secondMonth = {
  period: 'month',
  periodStart: '2026-12-20T10:00:00.000Z',
  periodEnd: '2027-01-20T10:00:00.000Z',
  paymentId: secondPaymentId,
} as const

/** An account to which Stripe's reports come one by one. */
export class SubscriptionStory {
  readonly history: AccountEvent[]

  constructor(...history: readonly AccountEvent[]) {
    this.history = [...history]
  }

  get state(): Account {
    return fold(account, this.history)
  }

  /** @returns the types of what was recorded */
  reported(report: SubscriptionReport, now: string = startedAt): readonly string[] {
    const context = { now: new Date(now), rules: defaultRules, seen: {} }
    const events = recordSubscriptionReport.decide({ providerId: providerId(), report }, this.state, context)
    if (isRefusal(events)) throw new Error('reports are never refused')
    this.history.push(...events)
    return events.map(({ type }) => type)
  }
}
