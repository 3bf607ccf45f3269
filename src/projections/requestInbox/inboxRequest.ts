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

/** A row as it is read. */
export interface ListedRow extends InboxRow {
  /** Opening it costs nothing. */
  readonly is_paid_for: boolean
}

/**
 * A request as its provider may see it. Before it is unlocked that is everything but the name, e-mail, phone and exact position, and
 * contact data found in the couple's own words are masked. A column of the inbox is part of it as soon as it is declared; what is sent is
 * what the schema of the answer names.
 */
export function inboxRequestOf(row: ListedRow) {
  const open = isOpen(row)
  return {
    ...shown<InboxRow>(open ? row : { ...row, ...lockedParts(row) }),
    id: row.request_id,
    /** False while latitude and longitude only name the area. */
    positionIsExact: open,
    /** Null until the request is unlocked, or once the couple's data were erased. */
    contact: open ? contactOf(row) : null,
    /** The provider wrote something down about it; what, is read by itself. */
    hasNote: row.note !== null,
    isPaidFor: row.is_paid_for,
  }
}

export type InboxRequest = ReturnType<typeof inboxRequestOf>
