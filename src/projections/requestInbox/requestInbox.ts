import { isErased, unlessErased } from '../../domain/event.ts'
import { detailColumns } from '../detailColumns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'
import type { InboxRow } from './inboxRow.ts'
import { lockedParts } from './lockedParts.ts'

/** What a provider finds in its inbox: one row a request. */
export const requestInbox: Projection = {
  name: 'requestInbox',
  version: 5,
  tablesSql: `CREATE TABLE requests (
    request_id uuid PRIMARY KEY,
    provider_id uuid NOT NULL,
    couple_id uuid NOT NULL,
    project_id uuid NOT NULL,
    status text NOT NULL,
    received_at timestamptz NOT NULL,
    seen_at timestamptz,
    unlocked_at timestamptz,
    paid_with text,
    rejected_at timestamptz,
    rejection_reason text,
    rejection_note text,
    withdrawn_at timestamptz,
    closed_at timestamptz,
    closed_reason text,
    chosen boolean NOT NULL,
    deletion_asked_at timestamptz,
    contact_deleted_at timestamptz,
    credit_returned boolean NOT NULL,
    event_type text NOT NULL,
    event_type_text text,
    service_type text,
    wedding_theme text,
    event_date date NOT NULL,
    event_location text,
    city text,
    zip_code text,
    country text,
    latitude float8,
    longitude float8,
    guest_range text NOT NULL,
    budget_range text NOT NULL,
    planner_budget_range text NOT NULL,
    languages text[] NOT NULL,
    planner_preference text NOT NULL,
    message text,
    firstname text,
    lastname text,
    email text,
    phone text,
    erased boolean NOT NULL
  ) WITH (fillfactor = 85)`,
  // No index on what changes: answers are then written beside the old row, without touching an index. Rows stand in the order of their
  // arrival, so a few pages of BRIN tell where a stretch of time is.
  indexesSql: `
    CREATE INDEX requests_by_arrival ON requests (provider_id, received_at DESC, request_id DESC);
    CREATE INDEX requests_by_event_date ON requests (provider_id, event_date, request_id);
    CREATE INDEX requests_by_time ON requests USING brin (received_at)`,
  tables: {
    requests: projectedTable<InboxRow>({
      key: 'request_id',
      on: {
        RequestReceived: { key: ({ data }) => data.requestId, begins: true, fold: (row, event) => row ?? received(event) },
        RequestSeen: { key: ({ data }) => data.requestId, fold: (row, { data }) => row && { ...row, seen_at: data.seenAt } },
        RequestUnlocked: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && settled({ ...row, unlocked_at: data.unlockedAt, paid_with: data.paidWith }),
        },
        RequestRejected: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) =>
            row &&
            settled({
              ...row,
              rejected_at: data.rejectedAt,
              rejection_reason: data.reason,
              rejection_note: row.erased ? null : unlessErased(data.note, null),
            }),
        },
        RequestWithdrawnByCouple: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && settled({ ...row, withdrawn_at: data.withdrawnAt }),
        },
        RequestClosedByCouple: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && settled({ ...row, closed_at: data.closedAt, closed_reason: data.reason, chosen: data.chosen }),
        },
        ContactDeletionAsked: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && { ...row, deletion_asked_at: data.askedAt },
        },
        ContactDeletionConfirmed: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && withoutContact(row, data.deletedAt),
        },
        CoupleErased: { key: ({ data }) => data.requests, fold: (row) => row && withoutCouple(row) },
        CreditReturned: { key: ({ data }) => data.requestId, fold: (row) => row && { ...row, credit_returned: true } },
      },
    }),
  },
}

function received({ data }: RecordedOf<'RequestReceived'>): InboxRow {
  const contact = unlessErased(data.contact, undefined)
  return {
    request_id: data.requestId,
    provider_id: data.providerId,
    couple_id: data.coupleId,
    project_id: data.projectId,
    status: 'locked',
    received_at: data.receivedAt,
    seen_at: null,
    unlocked_at: null,
    paid_with: null,
    rejected_at: null,
    rejection_reason: null,
    rejection_note: null,
    withdrawn_at: null,
    closed_at: null,
    closed_reason: null,
    chosen: false,
    deletion_asked_at: null,
    contact_deleted_at: null,
    credit_returned: false,
    ...detailColumns(data),
    message: unlessErased(data.message, null),
    firstname: contact?.firstname ?? null,
    lastname: contact?.lastname ?? null,
    email: contact?.email ?? null,
    phone: contact?.phone ?? null,
    erased: isErased(data.contact),
  }
}

/** As though it had never been unlocked: masked here and not on reading, so that what was deleted stands in no table. */
function withoutContact(row: InboxRow, deletedAt: string): InboxRow {
  return row.contact_deleted_at
    ? row
    : { ...row, ...lockedParts(row), firstname: null, lastname: null, email: null, phone: null, contact_deleted_at: deletedAt }
}

/** As the log tells it without the couple's key. */
function withoutCouple(row: InboxRow): InboxRow {
  return {
    ...row,
    rejection_note: null,
    event_type_text: null,
    wedding_theme: null,
    event_location: null,
    city: null,
    zip_code: null,
    country: null,
    latitude: null,
    longitude: null,
    message: null,
    firstname: null,
    lastname: null,
    email: null,
    phone: null,
    erased: true,
  }
}

/** An answer stands whatever the couple did before or after it. */
function settled(row: InboxRow): InboxRow {
  const ended = row.withdrawn_at ? 'withdrawn' : row.closed_at ? 'closed' : 'locked'
  const status = row.unlocked_at ? 'unlocked' : row.rejected_at ? 'rejected' : ended
  return { ...row, status }
}
