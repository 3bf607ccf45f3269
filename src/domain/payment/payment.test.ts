import { describe, expect, test } from 'vitest'
import { providerId, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import {
  disputeClosed,
  paymentAttemptFailed,
  paymentCanceled,
  paymentDisputed,
  paymentId,
  paymentIntentCreated,
  paymentRefunded,
  paymentReportRefused,
  paymentStarted,
  paymentSucceeded,
  priceOfFive,
  refundFailed,
} from '../../../tests/setup/samplePaymentEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { takenFrom } from './payment.ts'
import { recordIntent } from './recordIntent.ts'
import { type PaymentReport, recordPaymentReport } from './recordPaymentReport.ts'
import { recordRefundFailure } from './recordRefundFailure.ts'
import { recordTaking } from './recordTaking.ts'
import { startPurchase } from './startPurchase.ts'

const start = { paymentId: paymentId(), providerId: providerId(), pack: 'five', price: priceOfFive } as const
const begun = [paymentStarted(), paymentIntentCreated()]
const paid: PaymentReport = {
  intentId: 'pi_1',
  outcome: 'succeeded',
  amount: 27_000,
  currency: 'EUR',
  customerId: 'cus_1',
  providerId: providerId(),
  failure: null,
  paidAt: '2026-11-20T10:00:00.000Z',
}
const report = (over: Partial<PaymentReport> = {}) =>
  ({ paymentId: paymentId(), report: { ...paid, ...over }, reportedBy: 'webhook' }) as const
const declined = report({ outcome: 'failed', failure: { code: 'card_declined', declineCode: 'lost_card' } })

test('a pack is begun once, at the price of its beginning', () => {
  given().when(startPurchase, start).thenEvents(paymentStarted())
  given(paymentStarted())
    .when(startPurchase, { ...start, price: { ...priceOfFive, gross: 1 } })
    .thenNothing()
})

test('no pack is sold while Premium is active', () => {
  given()
    .when(startPurchase, start, { seen: { account: [subscriptionStarted()] } })
    .thenRefused('premium_active')
})

test('the intent of a payment is noted once', () => {
  const intent = { paymentId: paymentId(), intentId: 'pi_2', customerId: 'cus_1' }
  given().when(recordIntent, intent).thenNothing()
  given(...begun)
    .when(recordIntent, intent)
    .thenNothing()
})

describe('a report', () => {
  test('of money that came in is recorded once', () => {
    given(...begun)
      .when(recordPaymentReport, report())
      .thenEvents(paymentSucceeded())
    given(...begun, paymentSucceeded())
      .when(recordPaymentReport, report())
      .thenNothing()
    given().when(recordPaymentReport, report()).thenNothing()
  })

  test('of money counts after the payment was canceled, too', () => {
    given(...begun, paymentCanceled())
      .when(recordPaymentReport, report())
      .thenEvents(paymentSucceeded())
  })

  test('of a declined card is recorded once, and the payment stays open', () => {
    const failed = paymentAttemptFailed({ declineCode: 'lost_card' })
    given(...begun)
      .when(recordPaymentReport, declined)
      .thenEvents(failed)
    given(...begun, failed)
      .when(recordPaymentReport, declined)
      .thenNothing()
    given(...begun, failed)
      .when(recordPaymentReport, report())
      .thenEvents(paymentSucceeded())
  })

  test.each<[string, Partial<PaymentReport>, 'wrong_amount' | 'wrong_currency' | 'wrong_customer' | 'wrong_account']>([
    ['the amount', { amount: 26_999 }, 'wrong_amount'],
    ['the currency', { currency: 'USD' }, 'wrong_currency'],
    ['the customer', { customerId: 'cus_2' }, 'wrong_customer'],
    ['the intent', { intentId: 'pi_2' }, 'wrong_customer'],
    ['the account', { providerId: providerId(2) }, 'wrong_account'],
  ])('money that differs from what was agreed is refused: %s', (_what, over, reason) => {
    const refused = paymentReportRefused({ reason })
    given(...begun)
      .when(recordPaymentReport, report(over))
      .thenEvents(refused)
    given(...begun, refused)
      .when(recordPaymentReport, report(over))
      .thenNothing()
  })
})

describe('money that goes back', () => {
  const refund = { paymentId: paymentId(), id: 're_1', reason: 'refund', amount: 27_000, takenAt: '2026-11-20T10:00:00.000Z' } as const
  const dispute = { ...refund, id: 'dp_1', reason: 'dispute' } as const

  test('is recorded once for each refund and dispute, of a payment that came in', () => {
    given(...begun)
      .when(recordTaking, refund)
      .thenNothing()
    given(...begun, paymentSucceeded())
      .when(recordTaking, refund)
      .thenEvents(paymentRefunded())
    given(...begun, paymentSucceeded(), paymentRefunded())
      .when(recordTaking, refund)
      .thenNothing()
    given(...begun, paymentSucceeded())
      .when(recordTaking, dispute)
      .thenEvents(paymentDisputed())
  })

  test('a refund that failed is recorded once, and given back, whether or not it had succeeded at first', () => {
    const failure = { paymentId: paymentId(), refundId: 're_1', amount: 27_000 }
    const failed = refundFailed({ failedAt: presentTime.toISOString() })
    given(...begun)
      .when(recordRefundFailure, failure)
      .thenNothing()
    for (const before of [[paymentSucceeded()], [paymentSucceeded(), paymentRefunded()]]) {
      const decided = given(...begun, ...before).when(recordRefundFailure, failure)
      decided.thenEvents(failed)
      expect(takenFrom(decided.thenState())).toBe(0)
    }
    given(...begun, paymentSucceeded(), paymentRefunded(), failed)
      .when(recordRefundFailure, failure)
      .thenNothing()
    given(...begun, paymentSucceeded(), failed)
      .when(recordTaking, refund)
      .thenNothing()
  })

  test('a dispute is closed once, also when its end is the first report about it', () => {
    const won = { ...dispute, outcome: 'won' } as const
    const reported = [...begun, paymentSucceeded(), paymentDisputed(), disputeClosed()]
    given(...begun, paymentSucceeded())
      .when(recordTaking, won)
      .thenEvents(paymentDisputed(), disputeClosed())
    given(...begun, paymentSucceeded(), paymentDisputed())
      .when(recordTaking, won)
      .thenEvents(disputeClosed())
    given(...reported)
      .when(recordTaking, won)
      .thenNothing()
    given(...reported)
      .when(recordTaking, dispute)
      .thenNothing()
  })
})
