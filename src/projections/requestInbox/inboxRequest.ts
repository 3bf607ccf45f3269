import { camelRowOf } from '../camelRow.ts'
import { contactOf, isOpen, lockedParts } from './lockedParts.ts'
import { type InboxRow, inboxColumns } from './requestInbox.ts'

const shown = camelRowOf(inboxColumns, [
  'request_id',
  'provider_id',
  'couple_id',
  'project_id',
  'firstname',
  'lastname',
  'email',
  'phone',
  'note',
  'search_words',
  'pays_for_date',
])

/** A row as it is read from the table. */
export interface ListedRow extends InboxRow {
  /** An unlock costs nothing. */
  readonly is_paid_for: boolean
}

/**
 * A request as its provider may see it. Before the unlock this excludes name, e-mail, phone and exact position, and contact data in the
 * couple's texts are masked. Every declared column of the inbox is included; the schema of the answer decides what is sent.
 */
export function inboxRequestOf(row: ListedRow) {
  const open = isOpen(row)
  return {
    ...shown<InboxRow>(open ? row : { ...row, ...lockedParts(row) }),
    id: row.request_id,
    /** False while latitude and longitude only give the area. */
    positionIsExact: open,
    /** Null until the request is unlocked, or once the couple's data were erased. */
    contact: open ? contactOf(row) : null,
    /** The provider has written a note, which is read by a separate call. */
    hasNote: row.note !== null,
    isPaidFor: row.is_paid_for,
  }
}

export type InboxRequest = ReturnType<typeof inboxRequestOf>
