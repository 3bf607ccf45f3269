import { isErased, type Personal, unlessErased } from '../../domain/event.ts'
import type { Country, Language } from '../../domain/locale.ts'
import type { RejectionReason } from '../../domain/referenceValues.ts'
import type { RequestEvent } from '../../domain/request/requestEvents.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

/** How a request stands with its provider: its answer or, without one, whether the couple took it back. */
export type RequestStatus = 'locked' | 'unlocked' | 'rejected' | 'withdrawn'

type Received = Extract<RequestEvent, { type: 'RequestReceived' }>['data']

/** A request as it was sent, with all that happened to it. Nothing is masked here; `requestInboxQueries.ts` masks on reading. */
export interface InboxRow {
  readonly request_id: Received['requestId']
  readonly provider_id: Received['providerId']
  readonly couple_id: Received['coupleId']
  readonly project_id: Received['projectId']
  readonly status: RequestStatus
  readonly received_at: string
  readonly seen_at: string | null
  readonly unlocked_at: string | null
  readonly paid_with: 'credit' | 'premium' | null
  readonly rejected_at: string | null
  readonly rejection_reason: RejectionReason | null
  readonly rejection_note: string | null
  readonly withdrawn_at: string | null
  readonly credit_returned: boolean
  readonly event_type: Received['eventType']
  readonly event_type_text: string | null
  readonly service_type: Received['serviceType']
  readonly wedding_theme: string | null
  readonly event_date: string
  readonly event_location: string | null
  readonly city: string | null
  readonly zip_code: string | null
  readonly country: Country | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly guest_range: Received['guestRange']
  readonly budget_range: Received['budgetRange']
  readonly planner_budget_range: Received['plannerBudgetRange']
  readonly languages: readonly Language[]
  readonly planner_preference: Received['plannerPreference']
  readonly message: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  readonly phone: string | null
  /** The couple's personal data are gone for good. */
  readonly erased: boolean
}

/** What a provider finds in its inbox: one row a request. */
export const requestInbox: Projection = {
  name: 'requestInbox',
  version: 1,
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
  // No index on what changes: answers are then written beside the old row, without touching an index.
  indexesSql: `
    CREATE INDEX requests_by_arrival ON requests (provider_id, received_at DESC, request_id DESC);
    CREATE INDEX requests_by_event_date ON requests (provider_id, event_date, request_id)`,
  tables: {
    requests: projectedTable<InboxRow>({
      key: 'request_id',
      on: {
        RequestReceived: { key: ({ data }) => data.requestId, fold: (row, event) => row ?? received(event) },
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
              rejection_note: unlessErased(data.note, null),
            }),
        },
        RequestWithdrawnByCouple: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && settled({ ...row, withdrawn_at: data.withdrawnAt }),
        },
        CreditReturned: { key: ({ data }) => data.requestId, fold: (row) => row && { ...row, credit_returned: true } },
      },
    }),
  },
}

function received({ data }: RecordedOf<'RequestReceived'>): InboxRow {
  const contact = unlessErased(data.contact, undefined)
  const place = unlessErased(data.eventPlace, undefined)
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
    credit_returned: false,
    event_type: data.eventType,
    event_type_text: textOf(data.eventTypeText),
    service_type: data.serviceType,
    wedding_theme: textOf(data.weddingTheme),
    event_date: data.eventDate,
    event_location: textOf(data.eventLocation),
    city: place?.city ?? null,
    zip_code: place?.zipCode ?? null,
    country: place?.country ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    guest_range: data.guestRange,
    budget_range: data.budgetRange,
    planner_budget_range: data.plannerBudgetRange,
    languages: data.languages,
    planner_preference: data.plannerPreference,
    message: textOf(data.message),
    firstname: contact?.firstname ?? null,
    lastname: contact?.lastname ?? null,
    email: contact?.email ?? null,
    phone: contact?.phone ?? null,
    erased: isErased(data.contact),
  }
}

function textOf(value: Personal<string | null>): string | null {
  return unlessErased(value, null)
}

/** An answer stands whatever the couple did before or after it. */
function settled(row: InboxRow): InboxRow {
  const status = row.unlocked_at ? 'unlocked' : row.rejected_at ? 'rejected' : row.withdrawn_at ? 'withdrawn' : 'locked'
  return { ...row, status }
}
