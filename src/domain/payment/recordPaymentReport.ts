import { defineCommand } from '../command.ts'
import type { PaymentId, ProviderId } from '../ids.ts'
import { type Payment, payment, paymentStream } from './payment.ts'
import type { PaymentEvent, ReportedBy } from './paymentEvents.ts'

/** What Stripe says of an intent now. */
export interface PaymentReport {
  readonly intentId: string
  readonly outcome: 'succeeded' | 'failed' | 'canceled'
  /** Gross cents that came in; of a payment that succeeded. */
  readonly amount: number
  readonly currency: string
  readonly customerId: string | null
  /** Whom the intent names. */
  readonly providerId: string | null
  readonly failure: { readonly code: string; readonly declineCode: string | null } | null
  /** When the money came in; null: unknown. */
  readonly paidAt: string | null
}

export interface RecordPaymentReport {
  readonly paymentId: PaymentId
  readonly report: PaymentReport
  readonly reportedBy: ReportedBy
}

/**
 * Records what became of a payment, once, whoever asks first. Money that differs from what was agreed is not taken for it: the report is
 * refused, which alarms the operator. Rules PAY-2 and PAY-5.
 */
export const recordPaymentReport = defineCommand(payment)({
  name: 'recordPaymentReport',
  stream: (input: RecordPaymentReport) => paymentStream(input.paymentId),
  decide({ paymentId, report, reportedBy }, state, { now }): readonly PaymentEvent[] {
    const { agreed, status, failure, isRefused } = state
    if (!agreed || status === 'succeeded') return []
    const { providerId, purpose, price } = agreed
    const of = { paymentId, providerId }
    const at = now.toISOString()
    if (report.outcome === 'succeeded') {
      const reason = differenceOf(state, agreed.providerId, report)
      if (reason) return isRefused ? [] : [{ type: 'PaymentReportRefused', data: { ...of, reason, reportedBy, refusedAt: at } }]
      const succeededAt = report.paidAt ?? at
      return [{ type: 'PaymentSucceeded', data: { ...of, purpose, price, intentId: report.intentId, reportedBy, succeededAt } }]
    }
    if (status === 'canceled') return []
    if (report.outcome === 'canceled') return [{ type: 'PaymentCanceled', data: { ...of, canceledAt: at } }]
    const { code, declineCode } = report.failure ?? { code: 'payment_failed', declineCode: null }
    if (failure?.code === code && failure.declineCode === declineCode) return []
    return [{ type: 'PaymentAttemptFailed', data: { ...of, code, declineCode, failedAt: at } }]
  },
})

/** In what the report differs from what was agreed. */
function differenceOf({ agreed, intent }: Payment, providerId: ProviderId, report: PaymentReport) {
  if (report.currency !== agreed?.price.currency) return 'wrong_currency'
  if (report.amount !== agreed.price.gross) return 'wrong_amount'
  if (report.providerId !== null && report.providerId !== providerId) return 'wrong_account'
  if (intent && (intent.id !== report.intentId || intent.customerId !== report.customerId)) return 'wrong_customer'
  return undefined
}
