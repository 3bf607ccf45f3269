import type { AccountEvent } from '../account/accountEvents.ts'
import { creditMovement } from '../account/creditMovement.ts'
import type { LedgerEntry } from './statementChain.ts'

type RecordedAccountEvent = AccountEvent & { readonly id: string; readonly metadata: { readonly time: string } }

/** The movements among an account's events, in order. */
export function ledgerEntries(events: readonly RecordedAccountEvent[]): readonly LedgerEntry[] {
  return events.flatMap((event) => {
    const amount = creditMovement(event)
    return amount === 0 ? [] : [{ eventId: event.id, type: event.type, time: event.metadata.time, amount }]
  })
}
