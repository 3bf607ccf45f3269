import type { AccountEvent } from '../../domain/account/accountEvents.ts'
import { creditMovement } from '../../domain/account/creditMovement.ts'
import { unlessErased } from '../../domain/event.ts'
import type { GuaranteeRule } from '../../domain/guarantee/guaranteeRule.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { integer, type RowOf, text, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

/** What an entry is about; the screens have a text for each in every language. */
export type LedgerCode =
  | 'welcome'
  | 'welcome_reversed'
  | 'unlock'
  | 'return'
  | 'correction'
  | 'purchase'
  | 'refund'
  | 'refund_failed'
  | 'dispute'
  | 'dispute_won'
  | 'lapse'

const columns = {
  entry_id: uuid(),
  provider_id: uuid(),
  /** Sequence number of the entry in the account's history; the balance is the sum of all entries up to it. */
  revision: integer(),
  entered_at: time(),
  code: text<LedgerCode>(),
  /** Credits added; negative when taken. */
  credits: integer(),
  request_id: uuid().orNull(),
  /** The rule of the guarantee by which a credit came back; null where a release noted none. */
  return_rule: text<GuaranteeRule>().orNull(),
  /** The administrator's reason for a correction; null once the provider was erased. */
  reason: text().orNull(),
}
export type LedgerRow = RowOf<typeof columns>

type Movement = Extract<
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

/** Creates an entry from an event that moves credits; an unlock under Premium moves none. */
const entry = {
  key: (event: RecordedOf<Movement>) => (creditMovement(event) === 0 ? [] : event.id),
  begins: true as const,
  fold: (row: LedgerRow | undefined, event: RecordedOf<Movement>): LedgerRow =>
    row ?? {
      entry_id: event.id,
      provider_id: event.data.providerId,
      revision: event.revision,
      entered_at: event.metadata.time,
      code: codeOf(event),
      credits: creditMovement(event),
      request_id: 'requestId' in event.data ? event.data.requestId : null,
      return_rule: event.type === 'CreditReturned' ? (event.data.rule ?? null) : null,
      reason: event.type === 'CreditsCorrected' ? unlessErased(event.data.reason, null) : null,
    },
}

function codeOf(event: RecordedOf<Movement>): LedgerCode {
  switch (event.type) {
    case 'WelcomeCreditGranted':
      return 'welcome'
    case 'WelcomeCreditReversed':
      return 'welcome_reversed'
    case 'CreditsCorrected':
      return 'correction'
    case 'RequestUnlocked':
      return 'unlock'
    case 'CreditReturned':
      return 'return'
    case 'CreditsPurchased':
      return 'purchase'
    case 'PurchaseReversed':
      return event.data.reason
    case 'PurchaseRestored':
      return event.data.reason === 'refund' ? 'refund_failed' : 'dispute_won'
    case 'AccountClosed':
      return 'lapse'
  }
}

/** A provider's credits as a bank statement: one row per movement. */
export const creditLedger: Projection = {
  name: 'creditLedger',
  version: 7,
  indexesSql: 'CREATE UNIQUE INDEX entries_of_provider ON entries (provider_id, revision) INCLUDE (credits)',
  tables: {
    entries: projectedTable({
      columns,
      key: 'entry_id',
      on: {
        WelcomeCreditGranted: entry,
        WelcomeCreditReversed: entry,
        CreditsCorrected: entry,
        PersonErased: clearedOf<LedgerRow>({ provider: ({ corrections }) => corrections }, (row) => ({ ...row, reason: null })),
        RequestUnlocked: entry,
        CreditReturned: entry,
        CreditsPurchased: entry,
        PurchaseReversed: entry,
        PurchaseRestored: entry,
        AccountClosed: entry,
      },
    }),
  },
}
