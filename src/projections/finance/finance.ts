import type { AccountEvent } from '../../domain/account/accountEvents.ts'
import { creditMovement } from '../../domain/account/creditMovement.ts'
import type { PaymentPurpose } from '../../domain/payment/paymentPurpose.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { integer, newRowOf, type RowOf, text, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

/** Money that came in; cents. */
const paymentColumns = {
  payment_id: uuid(),
  provider_id: uuid(),
  kind: text<'pack' | 'subscription'>(),
  /** Of a pack. */
  credits: integer(),
  net: integer(),
  vat: integer(),
  gross: integer(),
  succeeded_at: time(),
}

/** Money that was returned: by a refund, or by a bank for a dispute. */
const takingColumns = {
  taking_id: text(),
  payment_id: uuid(),
  reason: text<'refund' | 'dispute'>(),
  /** Gross cents. */
  amount: integer(),
  taken_at: time(),
  /** When the money came back: a dispute was won, or a refund failed. */
  returned_at: time().orNull(),
}
type TakingRow = RowOf<typeof takingColumns>

/** A paid subscription, with its last payment. */
const subscriptionColumns = {
  subscription_id: uuid(),
  provider_id: uuid(),
  period: text<'month' | 'year'>(),
  /** Cents for one period. */
  net: integer(),
  started_at: time(),
  ended_at: time().orNull(),
}

const accountColumns = {
  provider_id: uuid(),
  credits: integer().initially(0),
  /** Credits of packs whose payment was not returned. */
  bought: integer().initially(0),
  /** Credits that were spent before their payment was returned. */
  uncovered: integer().initially(0),
  /** The revision of the account's last counted event. */
  revision: integer().initially(-1),
}
type SubscriptionPurpose = Extract<PaymentPurpose, { kind: 'subscription' }>

type AccountRow = RowOf<typeof accountColumns>
const noAccount = newRowOf(accountColumns)

type Counted = Extract<
  AccountEvent['type'],
  | 'WelcomeCreditGranted'
  | 'WelcomeCreditReversed'
  | 'CreditsCorrected'
  | 'RequestUnlocked'
  | 'CreditReturned'
  | 'CreditsPurchased'
  | 'PurchaseReversed'
  | 'PurchaseRestored'
  | 'AccountClosed'
>

const counted = {
  key: ({ data }: RecordedOf<Counted>) => data.providerId,
  fold(row: AccountRow | undefined, event: RecordedOf<Counted>, providerId: string): AccountRow {
    const before = row ?? noAccount({ provider_id: providerId })
    if (event.revision <= before.revision) return before
    const [bought, uncovered] = purchasedBy(event)
    return {
      ...before,
      credits: before.credits + creditMovement(event),
      bought: before.bought + bought,
      uncovered: before.uncovered + uncovered,
      revision: event.revision,
    }
  },
}

function purchasedBy(event: RecordedOf<Counted>): readonly [bought: number, uncovered: number] {
  if (event.type === 'CreditsPurchased') return [event.data.credits, 0]
  if (event.type !== 'PurchaseReversed' && event.type !== 'PurchaseRestored') return [0, 0]
  const { credits, uncovered } = event.data
  return event.type === 'PurchaseReversed' ? [0 - credits - uncovered, uncovered] : [credits + uncovered, 0 - uncovered]
}

const begunTaking = (paymentId: string, taking: Omit<TakingRow, 'payment_id' | 'returned_at'>): TakingRow => ({
  payment_id: paymentId,
  returned_at: null,
  ...taking,
})

/** What the operator earns and owes, from payment and account events. Rules FIN-1 and FIN-2. */
export const finance: Projection = {
  name: 'finance',
  version: 2,
  indexesSql:
    'CREATE INDEX payments_by_time ON payments (succeeded_at); CREATE INDEX takings_by_time ON takings (taken_at); CREATE INDEX subscriptions_by_end ON subscriptions (ended_at)',
  tables: {
    payments: projectedTable({
      columns: paymentColumns,
      key: 'payment_id',
      on: {
        PaymentSucceeded: {
          key: ({ data }) => data.paymentId,
          fold: (row, { data: { paymentId, providerId, purpose, price, succeededAt } }) =>
            row ?? {
              payment_id: paymentId,
              provider_id: providerId,
              kind: purpose.kind,
              credits: purpose.kind === 'pack' ? purpose.credits : 0,
              net: price.net,
              vat: price.vat,
              gross: price.gross,
              succeeded_at: succeededAt,
            },
        },
      },
    }),
    takings: projectedTable({
      columns: takingColumns,
      key: 'taking_id',
      on: {
        PaymentRefunded: {
          key: ({ data }) => data.refundId,
          fold: (row, { data: { paymentId, refundId, amount, refundedAt } }) =>
            row ?? begunTaking(paymentId, { taking_id: refundId, reason: 'refund', amount, taken_at: refundedAt }),
        },
        RefundFailed: {
          key: ({ data }) => data.refundId,
          fold: (row, { data: { failedAt } }) => row && { ...row, returned_at: failedAt },
        },
        PaymentDisputed: {
          key: ({ data }) => data.disputeId,
          fold: (row, { data: { paymentId, disputeId, amount, disputedAt } }) =>
            row ?? begunTaking(paymentId, { taking_id: disputeId, reason: 'dispute', amount, taken_at: disputedAt }),
        },
        DisputeClosed: {
          key: ({ data }) => data.disputeId,
          fold: (row, { data: { outcome, closedAt } }) => (row && outcome === 'won' ? { ...row, returned_at: closedAt } : row),
        },
      },
    }),
    subscriptions: projectedTable({
      columns: subscriptionColumns,
      key: 'subscription_id',
      on: {
        PaymentSucceeded: {
          key: ({ data: { purpose } }) => (purpose.kind === 'subscription' ? purpose.subscriptionId : []),
          fold: (row, { data: { purpose, providerId, price, succeededAt } }, subscriptionId) => ({
            subscription_id: subscriptionId,
            provider_id: providerId,
            period: (purpose as SubscriptionPurpose).period,
            net: price.net,
            started_at: row?.started_at ?? succeededAt,
            ended_at: row?.ended_at ?? null,
          }),
        },
        SubscriptionEnded: {
          key: ({ data: { subscriptionId } }) => subscriptionId ?? [],
          fold: (row, { data: { endedAt } }) => row && { ...row, ended_at: row.ended_at ?? endedAt },
        },
      },
    }),
    accounts: projectedTable({
      columns: accountColumns,
      storage: 'fillfactor = 70',
      key: 'provider_id',
      on: {
        WelcomeCreditGranted: counted,
        WelcomeCreditReversed: counted,
        CreditsCorrected: counted,
        RequestUnlocked: counted,
        CreditReturned: counted,
        CreditsPurchased: counted,
        PurchaseReversed: counted,
        PurchaseRestored: counted,
        AccountClosed: counted,
        PersonErased: clearedOf({ provider: ({ person }) => person.id }),
      },
    }),
  },
}
