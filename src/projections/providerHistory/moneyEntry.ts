import type { HistoryKind } from '../../domain/provider/historyKinds.ts'
import type { RecordedOf } from '../runner/projection.ts'

/** The data of an entry about payments or Premium; the texts of the screens have placeholders for them. */
export interface HistoryFacts {
  /** Gross cents. */
  readonly amount?: number
  readonly credits?: number
  /** Until when, or from when on. */
  readonly date?: string
  /** Of an invoice or a credit note. */
  readonly number?: string
}

export type MoneyEvent =
  | 'WelcomeCreditGranted'
  | 'WelcomeCreditReversed'
  | 'CreditsCorrected'
  | 'CreditsPurchased'
  | 'PurchaseReversed'
  | 'PurchaseRestored'
  | 'CreditReturned'
  | 'PaymentSucceeded'
  | 'PaymentAttemptFailed'
  | 'PaymentCanceled'
  | 'PaymentRefunded'
  | 'RefundFailed'
  | 'PaymentDisputed'
  | 'DisputeClosed'
  | 'InvoiceIssued'
  | 'SubscriptionStarted'
  | 'SubscriptionRenewed'
  | 'SubscriptionRenewalFailed'
  | 'SubscriptionCancellationScheduled'
  | 'SubscriptionResumed'
  | 'SubscriptionPeriodChanged'
  | 'SubscriptionEnded'

/** Maps events about payments, credits and Premium to entries of the history. */
export function moneyEntry({ type, data }: RecordedOf<MoneyEvent>): { readonly kind: HistoryKind; readonly facts?: HistoryFacts } {
  switch (type) {
    case 'WelcomeCreditGranted':
      return { kind: 'welcome_credit_granted' }
    case 'WelcomeCreditReversed':
      return { kind: 'welcome_credit_reversed' }
    case 'CreditsCorrected':
      return { kind: 'credits_corrected', facts: { credits: data.credits } }
    case 'CreditsPurchased':
      return { kind: 'credits_purchased', facts: { credits: data.credits } }
    case 'PurchaseReversed':
      return { kind: 'purchase_reversed', facts: { credits: data.credits } }
    case 'PurchaseRestored':
      return { kind: data.reason === 'refund' ? 'refunded_purchase_restored' : 'purchase_restored', facts: { credits: data.credits } }
    case 'CreditReturned':
      return { kind: 'credit_returned', facts: { credits: data.credits } }
    case 'PaymentSucceeded':
      return { kind: 'payment_succeeded', facts: { amount: data.price.gross } }
    case 'PaymentAttemptFailed':
      return { kind: 'payment_failed' }
    case 'PaymentCanceled':
      return { kind: 'payment_canceled' }
    case 'PaymentRefunded':
      return { kind: 'payment_refunded', facts: { amount: data.amount } }
    case 'RefundFailed':
      return { kind: 'refund_failed', facts: { amount: data.amount } }
    case 'PaymentDisputed':
      return { kind: 'payment_disputed', facts: { amount: data.amount } }
    case 'DisputeClosed':
      return { kind: `dispute_${data.outcome}`, facts: { amount: data.amount } }
    case 'InvoiceIssued':
      return { kind: `${data.kind}_issued`, facts: { number: data.number, amount: data.price.gross } }
    case 'SubscriptionStarted':
      return data.price && data.periodEnd !== undefined
        ? { kind: 'premium_subscribed', facts: { amount: data.price.gross, date: data.periodEnd } }
        : { kind: 'premium_started' }
    case 'SubscriptionRenewed':
      return { kind: 'premium_renewed', facts: { date: data.periodEnd } }
    case 'SubscriptionRenewalFailed':
      return { kind: 'premium_renewal_failed', facts: { date: data.graceUntil } }
    case 'SubscriptionCancellationScheduled':
      return { kind: 'premium_cancelled', facts: { date: data.endsAt } }
    case 'SubscriptionResumed':
      return { kind: 'premium_resumed' }
    case 'SubscriptionPeriodChanged':
      return { kind: `premium_${data.period}ly`, facts: { amount: data.price.gross, date: data.effectiveAt } }
    case 'SubscriptionEnded':
      return { kind: endOf(data.reason) }
  }
}

function endOf(reason: RecordedOf<'SubscriptionEnded'>['data']['reason']): HistoryKind {
  if (reason === 'unpaid') return 'premium_ended_unpaid'
  return reason === 'withdrawn' ? 'premium_withdrawn' : 'premium_ended'
}
