import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import type { PaymentPurpose } from '../../domain/payment/paymentPurpose.ts'
import type { Price } from '../../domain/payment/price.ts'
import { json, newRowOf, type RowOf, text, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf, type RowChange } from '../runner/projection.ts'

/** `failed`: the last card was refused, and another one may be tried. */
export type PaymentStatus = 'open' | 'failed' | 'canceled' | 'succeeded'
export type DisputeState = 'open' | 'won' | 'lost'

const columns = {
  payment_id: uuid(),
  provider_id: uuid(),
  purpose: json<PaymentPurpose>(),
  price: json<Price>(),
  started_at: time(),
  status: text<PaymentStatus>(),
  failure: json<{ readonly code: string; readonly declineCode: string | null }>().orNull(),
  paid_at: time().orNull(),
  /** Gross cents by Stripe's id of the refund. */
  refunds: json<Readonly<Record<string, number>>>().initially({}),
  /** By Stripe's id. */
  disputes: json<Readonly<Record<string, DisputeState>>>().initially({}),
  /** Credits that were spent before their payment was returned, by Stripe's id of the refund or dispute. */
  uncovered: json<Readonly<Record<string, number>>>().initially({}),
}
export type PaymentRow = RowOf<typeof columns>
const newRow = newRowOf(columns)

type OfPayment = Extract<AllianceEvent, { readonly data: { readonly paymentId: string } }>['type']

/** Updates the row of a payment that was started. */
function change<Type extends OfPayment>(fold: (row: PaymentRow, event: RecordedOf<Type>) => PaymentRow): RowChange<PaymentRow, Type> {
  return {
    key: (event) => (event as RecordedOf<OfPayment>).data.paymentId,
    fold: (row, event) => row && fold(row, event),
  }
}

/** The payments of a provider, including those only started. */
export const providerPayments: Projection = {
  name: 'providerPayments',
  version: 2,
  indexesSql: 'CREATE INDEX payments_of_provider ON payments (provider_id, started_at DESC, payment_id)',
  tables: {
    payments: projectedTable({
      columns,
      key: 'payment_id',
      on: {
        PaymentStarted: {
          key: ({ data }) => data.paymentId,
          fold: (row, { data: { paymentId, providerId, purpose, price, startedAt } }) =>
            row ?? newRow({ payment_id: paymentId, provider_id: providerId, purpose, price, started_at: startedAt, status: 'open' }),
        },
        PaymentAttemptFailed: change((row, { data: { code, declineCode } }) => ({
          ...row,
          status: 'failed',
          failure: { code, declineCode },
        })),
        PaymentCanceled: change((row) => ({ ...row, status: 'canceled' })),
        PaymentSucceeded: {
          key: ({ data }) => data.paymentId,
          fold(row, { data: { paymentId, providerId, purpose, price, succeededAt } }) {
            const begun =
              row ?? newRow({ payment_id: paymentId, provider_id: providerId, purpose, price, started_at: succeededAt, status: 'open' })
            return { ...begun, status: 'succeeded', failure: null, paid_at: succeededAt }
          },
        },
        PaymentRefunded: change((row, { data: { refundId, amount } }) => ({ ...row, refunds: { ...row.refunds, [refundId]: amount } })),
        RefundFailed: change((row, { data: { refundId } }) => {
          const { [refundId]: _failed, ...refunds } = row.refunds
          return { ...row, refunds }
        }),
        PaymentDisputed: change((row, { data: { disputeId } }) => ({ ...row, disputes: { ...row.disputes, [disputeId]: 'open' } })),
        DisputeClosed: change((row, { data: { disputeId, outcome } }) => ({ ...row, disputes: { ...row.disputes, [disputeId]: outcome } })),
        PurchaseReversed: change((row, { data: { reversalId, uncovered } }) => ({
          ...row,
          uncovered: { ...row.uncovered, [reversalId]: uncovered },
        })),
        PurchaseRestored: change((row, { data: { reversalId } }) => ({ ...row, uncovered: { ...row.uncovered, [reversalId]: 0 } })),
      },
    }),
  },
}
