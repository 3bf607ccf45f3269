import { creditsPaid } from '../../domain/account/creditMovement.ts'
import { isErased, unlessErased } from '../../domain/event.ts'
import type { GuaranteeRule } from '../../domain/guarantee/guaranteeRule.ts'
import { type OpenReturn, openReturns } from '../../domain/guarantee/openReturns.ts'
import type { CoupleId, ProjectId, ProviderId, RequestId, VenueId } from '../../domain/ids.ts'
import { budgetRanges, type RejectionReason, type RequestStage } from '../../domain/referenceValues.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { detailColumns, detailsOf } from '../detailColumns.ts'
import { boolean, integer, json, newRowOf, type RowOf, text, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'
import { lockedParts } from './lockedParts.ts'
import { searchWordsOf } from './searchWords.ts'

/** The state of a request for its provider: its answer or, without one, whether the couple withdrew it or found its planner. */
export type RequestStatus = 'locked' | 'unlocked' | 'rejected' | 'withdrawn' | 'closed'

/** A request as it was sent, with its history. Nothing is masked here; `inboxRequest.ts` masks on reading. */
export const inboxColumns = {
  request_id: uuid<RequestId>(),
  provider_id: uuid<ProviderId>(),
  couple_id: uuid<CoupleId>(),
  project_id: uuid<ProjectId>(),
  /** The provider's venue the request is about; null when it is about the provider itself. */
  venue_id: uuid<VenueId>().orNull(),
  status: text<RequestStatus>().initially('locked'),
  received_at: time(),
  seen_at: time().orNull(),
  /** Since when it is no longer unread: seen, or marked as read. */
  read_at: time().orNull(),
  unlocked_at: time().orNull(),
  paid_with: text<'credit' | 'premium'>().orNull(),
  rejected_at: time().orNull(),
  rejection_reason: text<RejectionReason>().orNull(),
  rejection_note: text().orNull(),
  /** When the couple withdrew it; an unlocked request stays readable. */
  withdrawn_at: time().orNull(),
  /** When the couple had found its planner; a locked request can then no longer be unlocked. */
  closed_at: time().orNull(),
  closed_reason: text<'planner-found'>().orNull(),
  /** The couple chose this provider. */
  chosen: boolean().initially(false),
  /** When the couple asked the provider to delete the contact data it had unlocked. */
  deletion_asked_at: time().orNull(),
  /** When the provider confirmed the deletion; the data revealed by the unlock are then removed from the row. */
  contact_deleted_at: time().orNull(),
  /** What the unlock cost; null until there is one. */
  paid_credits: integer().orNull(),
  /** Other requests of the couple for the same date cost nothing, unless the credit was returned. */
  pays_for_date: boolean().initially(false),
  /** The rules of the guarantee by which the credit can still be returned, and until when. */
  open_returns: json<readonly OpenReturn[]>().initially([]),
  credit_returned: boolean().initially(false),
  /** By which rule the credit was returned, and when; null where an older release did not record it. */
  return_rule: text<GuaranteeRule>().orNull(),
  returned_at: time().orNull(),
  /** The stage of the provider's work; null until it is unlocked. */
  stage: text<RequestStage>().orNull(),
  stage_changed_at: time().orNull(),
  /** The provider's own note. */
  note: text().orNull(),
  ...detailColumns,
  message: text().orNull(),
  firstname: text().orNull(),
  lastname: text().orNull(),
  email: text().orNull(),
  phone: text().orNull(),
  /** The couple's personal data were erased. */
  erased: boolean().initially(false),
  /** The text that the provider can search: only what it may see. */
  search_words: text().initially(' '),
}
export type InboxRow = RowOf<typeof inboxColumns>
const newRequest = newRowOf(inboxColumns)

/** The budgets from the smallest on, as an array of SQL. */
export const budgetOrder = `{${budgetRanges.join(',')}}`

/** A provider's inbox: one row per request. */
export const requestInbox: Projection = {
  name: 'requestInbox',
  version: 9,
  // Columns that change are not indexed, so that an answer updates the row without touching an index. Rows are stored in order of arrival,
  // so a few BRIN pages find a period.
  indexesSql: `
    CREATE INDEX requests_by_arrival ON requests (provider_id, received_at DESC, request_id DESC);
    CREATE INDEX requests_by_event_date ON requests (provider_id, event_date, request_id);
    CREATE INDEX requests_by_budget ON requests (provider_id, array_position('${budgetOrder}'::text[], budget_range), request_id);
    CREATE INDEX requests_by_time ON requests USING brin (received_at)`,
  tables: {
    requests: projectedTable({
      columns: inboxColumns,
      storage: 'fillfactor = 85',
      key: 'request_id',
      on: {
        RequestReceived: { key: ({ data }) => data.requestId, begins: true, fold: (row, event) => row ?? received(event) },
        RequestSeen: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && { ...row, seen_at: data.seenAt, read_at: row.read_at ?? data.seenAt },
        },
        RequestsMarkedRead: {
          key: ({ data }) => data.requestIds,
          fold: (row, { data }) => (row && row.provider_id === data.providerId ? { ...row, read_at: row.read_at ?? data.readAt } : row),
        },
        RequestUnlocked: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && findable(settled({ ...row, ...paid(data), stage: row.stage ?? 'new' })),
        },
        RequestStageChanged: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && { ...row, stage: data.stage, stage_changed_at: data.changedAt },
        },
        RequestNoteWritten: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && { ...row, note: row.erased ? null : unlessErased(data.note, null) || null },
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
        PersonErased: clearedOf({ couple: ({ requests }) => requests }, withoutCouple),
        CreditReturned: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) =>
            row && settled({ ...row, credit_returned: true, return_rule: data.rule ?? null, returned_at: data.returnedAt ?? null }),
        },
      },
    }),
  },
}

function received({ data }: RecordedOf<'RequestReceived'>): InboxRow {
  const contact = unlessErased(data.contact, undefined)
  return findable(
    newRequest({
      request_id: data.requestId,
      provider_id: data.providerId,
      couple_id: data.coupleId,
      project_id: data.projectId,
      venue_id: data.venueId ?? null,
      received_at: data.receivedAt,
      ...detailsOf(data),
      message: unlessErased(data.message, null),
      firstname: contact?.firstname ?? null,
      lastname: contact?.lastname ?? null,
      email: contact?.email ?? null,
      phone: contact?.phone ?? null,
      erased: isErased(data.contact),
    }),
  )
}

/** Updates the words that the provider can search; words of masked text are not among them. */
function findable(row: InboxRow): InboxRow {
  return { ...row, search_words: searchWordsOf(row) }
}

/** Back to the state before the unlock. It is masked here and not on reading, so that deleted data are in no table. */
function withoutContact(row: InboxRow, deletedAt: string): InboxRow {
  return row.contact_deleted_at
    ? row
    : findable({
        ...row,
        ...lockedParts(row),
        firstname: null,
        lastname: null,
        email: null,
        phone: null,
        note: null,
        contact_deleted_at: deletedAt,
      })
}

/** As the log returns it without the couple's key. */
function withoutCouple(row: InboxRow): InboxRow {
  return {
    ...row,
    rejection_note: null,
    note: null,
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
    open_returns: [],
    search_words: ' ',
  }
}

function paid(unlock: RecordedOf<'RequestUnlocked'>['data']) {
  const { unlockedAt, paidWith, eventDate } = unlock
  const paid_credits = creditsPaid(unlock)
  const pays_for_date = eventDate !== undefined && (paidWith === 'premium' || paid_credits > 0)
  return { unlocked_at: unlockedAt, paid_with: paidWith, paid_credits, pays_for_date }
}

/** An answer counts whatever the couple did before or after it. */
function settled(row: InboxRow): InboxRow {
  const ended = row.withdrawn_at ? 'withdrawn' : row.closed_at ? 'closed' : 'locked'
  const status = row.unlocked_at ? 'unlocked' : row.rejected_at ? 'rejected' : ended
  return { ...row, status, open_returns: returnsOf(row) }
}

function returnsOf(row: InboxRow): readonly OpenReturn[] {
  if (row.unlocked_at === null || row.credit_returned || !row.paid_credits || row.erased) return []
  return openReturns(row.unlocked_at, { isOver: row.withdrawn_at !== null || row.closed_at !== null })
}
