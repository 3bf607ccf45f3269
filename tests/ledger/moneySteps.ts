import * as fc from 'fast-check'
import { recordPurchase } from '../../src/domain/account/recordPurchase.ts'
import { restorePurchase } from '../../src/domain/account/restorePurchase.ts'
import { reversePurchase } from '../../src/domain/account/reversePurchase.ts'
import { PaymentId, type ProviderId } from '../../src/domain/ids.ts'
import { payment, paymentStream } from '../../src/domain/payment/payment.ts'
import { recordPaymentReport } from '../../src/domain/payment/recordPaymentReport.ts'
import { recordRefundFailure } from '../../src/domain/payment/recordRefundFailure.ts'
import { recordTaking } from '../../src/domain/payment/recordTaking.ts'
import { startPurchase } from '../../src/domain/payment/startPurchase.ts'
import { priceOfFive } from '../setup/samplePaymentEvents.ts'
import type { DecidedStreams } from './decidedStreams.ts'

const purchases = 3
const purchase = fc.nat(purchases - 1)

/** A payment action, and the purchase it is about. */
export const moneyArbitraries = {
  /** A pack is ordered, paid and credited, possibly repeatedly. */
  buy: purchase,
  /** A fifth, or all, of a purchase's price is returned. */
  refundPart: purchase,
  refundAll: purchase,
  /** A refund of all failed afterwards, and is repeated. */
  failRefund: purchase,
  refundAgain: purchase,
  dispute: purchase,
  winDispute: purchase,
} as const
export type MoneyKind = keyof typeof moneyArbitraries

const paymentId = (n: number) => PaymentId.parse(`dddddddd-1111-4111-8111-${String(n).padStart(12, '0')}`)

/** Like settling a payment: Stripe's report is recorded in the payment, and from there in the account. */
export function moveMoney(streams: DecidedStreams, providerId: ProviderId, kind: MoneyKind, n: number, now: Date): void {
  const at = now.toISOString()
  const purchased = { providerId, paymentId: paymentId(n) }
  const take = (id: string, reason: 'refund' | 'dispute', amount: number, outcome?: 'won') => {
    const taken = { paymentId: paymentId(n), id, reason, amount, takenAt: at, ...(outcome && { outcome }) }
    const recorded = streams.handle(recordTaking, taken, now)
    // Like the processes that follow the payment, event by event.
    for (const { type } of typeof recorded === 'string' ? [] : recorded)
      streams.handle(type === 'DisputeClosed' ? restorePurchase : reversePurchase, { ...purchased, reversalId: id }, now)
  }
  const fail = (id: string) => {
    const recorded = streams.handle(recordRefundFailure, { paymentId: paymentId(n), refundId: id, amount: priceOfFive.gross }, now)
    if (typeof recorded !== 'string' && recorded.length > 0) streams.handle(restorePurchase, { ...purchased, reversalId: id }, now)
  }
  switch (kind) {
    case 'buy':
      return buy(streams, purchased, now)
    case 'refundPart':
      return take(`re_part_${n}`, 'refund', priceOfFive.gross / 5)
    case 'refundAll':
      return take(`re_all_${n}`, 'refund', priceOfFive.gross)
    case 'failRefund':
      return fail(`re_all_${n}`)
    case 'refundAgain':
      return take(`re_again_${n}`, 'refund', priceOfFive.gross)
    case 'dispute':
      return take(`dp_${n}`, 'dispute', priceOfFive.gross)
    case 'winDispute':
      return take(`dp_${n}`, 'dispute', priceOfFive.gross, 'won')
  }
}

function buy(streams: DecidedStreams, purchased: { readonly providerId: ProviderId; readonly paymentId: PaymentId }, now: Date): void {
  streams.handle(startPurchase, { ...purchased, pack: 'five', price: priceOfFive }, now)
  const { agreed } = streams.fold(payment, paymentStream(purchased.paymentId))
  if (agreed?.purpose.kind !== 'pack') return
  const report = {
    intentId: 'pi_1',
    outcome: 'succeeded' as const,
    amount: priceOfFive.gross,
    currency: 'EUR',
    customerId: null,
    providerId: purchased.providerId,
    failure: null,
    paidAt: null,
  }
  streams.handle(recordPaymentReport, { paymentId: purchased.paymentId, report, reportedBy: 'webhook' }, now)
  streams.handle(recordPurchase, { ...purchased, credits: agreed.purpose.credits }, now)
}
