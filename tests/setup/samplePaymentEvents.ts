import type { AccountEvent } from '../../src/domain/account/accountEvents.ts'
import { PaymentId } from '../../src/domain/ids.ts'
import type { PaymentEvent } from '../../src/domain/payment/paymentEvents.ts'
import type { Price } from '../../src/domain/payment/price.ts'
import { providerId } from './sampleEvents.ts'

type Data<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>['data']
type AccountFact<Type extends AccountEvent['type']> = Extract<AccountEvent, { type: Type }>
type AccountData<Type extends AccountEvent['type']> = AccountFact<Type>['data']
type Fact<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>

export const paymentId = (n = 1) => PaymentId.parse(`d0000000-0000-7000-8000-${String(n).padStart(12, '0')}`)
const of = () => ({ paymentId: paymentId(), providerId: providerId() })
const at = '2026-11-20T10:00:00.000Z'

/** Of five credits, in France. */
export const priceOfFive: Price = {
  net: 22_500,
  vat: 4_500,
  gross: 27_000,
  currency: 'EUR',
  vatPercent: 20,
  treatment: 'domestic',
  country: 'FR',
}
const five = { kind: 'pack', pack: 'five', credits: 5 } as const

export function paymentStarted(over: Partial<Data<'PaymentStarted'>> = {}): Fact<'PaymentStarted'> {
  return { type: 'PaymentStarted', data: { ...of(), purpose: five, price: priceOfFive, startedAt: at, ...over } }
}

export function paymentIntentCreated(over: Partial<Data<'PaymentIntentCreated'>> = {}): Fact<'PaymentIntentCreated'> {
  return { type: 'PaymentIntentCreated', data: { ...of(), intentId: 'pi_1', customerId: 'cus_1', createdAt: at, ...over } }
}

export function paymentSucceeded(over: Partial<Data<'PaymentSucceeded'>> = {}): Fact<'PaymentSucceeded'> {
  const outcome = { purpose: five, price: priceOfFive, intentId: 'pi_1', reportedBy: 'webhook' as const, succeededAt: at }
  return { type: 'PaymentSucceeded', data: { ...of(), ...outcome, ...over } }
}

export function paymentCanceled(over: Partial<Data<'PaymentCanceled'>> = {}): Fact<'PaymentCanceled'> {
  return { type: 'PaymentCanceled', data: { ...of(), canceledAt: at, ...over } }
}

export function paymentRefunded(over: Partial<Data<'PaymentRefunded'>> = {}): Fact<'PaymentRefunded'> {
  return { type: 'PaymentRefunded', data: { ...of(), refundId: 're_1', amount: 27_000, refundedAt: at, ...over } }
}

export function refundFailed(over: Partial<Data<'RefundFailed'>> = {}): Fact<'RefundFailed'> {
  return { type: 'RefundFailed', data: { ...of(), refundId: 're_1', amount: 27_000, failedAt: at, ...over } }
}

export function paymentDisputed(over: Partial<Data<'PaymentDisputed'>> = {}): Fact<'PaymentDisputed'> {
  return { type: 'PaymentDisputed', data: { ...of(), disputeId: 'dp_1', amount: 27_000, disputedAt: at, ...over } }
}

export function disputeClosed(over: Partial<Data<'DisputeClosed'>> = {}): Fact<'DisputeClosed'> {
  return { type: 'DisputeClosed', data: { ...of(), disputeId: 'dp_1', amount: 27_000, outcome: 'won', closedAt: at, ...over } }
}

export function paymentAttemptFailed(over: Partial<Data<'PaymentAttemptFailed'>> = {}): Fact<'PaymentAttemptFailed'> {
  return { type: 'PaymentAttemptFailed', data: { ...of(), code: 'card_declined', declineCode: null, failedAt: at, ...over } }
}

export function paymentReportRefused(over: Partial<Data<'PaymentReportRefused'>> = {}): Fact<'PaymentReportRefused'> {
  return { type: 'PaymentReportRefused', data: { ...of(), reason: 'wrong_amount', reportedBy: 'webhook', refusedAt: at, ...over } }
}

export function creditsPurchased(over: Partial<AccountData<'CreditsPurchased'>> = {}): AccountFact<'CreditsPurchased'> {
  return { type: 'CreditsPurchased', data: { ...of(), credits: 5, purchasedAt: at, ...over } }
}

export function purchaseReversed(over: Partial<AccountData<'PurchaseReversed'>> = {}): AccountFact<'PurchaseReversed'> {
  const taken = { reversalId: 're_1', reason: 'refund' as const, credits: 5, uncovered: 0, reversedAt: at }
  return { type: 'PurchaseReversed', data: { ...of(), ...taken, ...over } }
}

export function purchaseRestored(over: Partial<AccountData<'PurchaseRestored'>> = {}): AccountFact<'PurchaseRestored'> {
  const restored = { reversalId: 'dp_1', reason: 'dispute' as const, credits: 5, uncovered: 0, restoredAt: at }
  return { type: 'PurchaseRestored', data: { ...of(), ...restored, ...over } }
}
