import { type Personal, unlessErased } from '../../domain/event.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

/** A request and whether its provider opened the couple's contact data. What is personal is null once the couple was erased. */
interface DisclosureRow {
  readonly request_id: string
  readonly couple_id: string
  readonly project_id: string
  readonly provider_id: string
  readonly event_type: string
  readonly event_type_text: string | null
  readonly event_date: string
  readonly city: string | null
  /** Null while the request is locked: nothing was disclosed. */
  readonly unlocked_at: string | null
  readonly deletion_asked_at: string | null
  readonly contact_deleted_at: string | null
}

/** Who saw a couple's contact data, when, and what became of its wish to have them deleted: one row a request. */
export const coupleDisclosures: Projection = {
  name: 'coupleDisclosures',
  version: 2,
  tablesSql: `CREATE TABLE disclosures (
    request_id uuid PRIMARY KEY,
    couple_id uuid NOT NULL,
    project_id uuid NOT NULL,
    provider_id uuid NOT NULL,
    event_type text NOT NULL,
    event_type_text text,
    event_date date NOT NULL,
    city text,
    unlocked_at timestamptz,
    deletion_asked_at timestamptz,
    contact_deleted_at timestamptz
  )`,
  indexesSql: 'CREATE INDEX disclosures_of_couple ON disclosures (couple_id, unlocked_at DESC) WHERE unlocked_at IS NOT NULL',
  tables: {
    disclosures: projectedTable<DisclosureRow>({
      key: 'request_id',
      on: {
        RequestReceived: { key: ({ data }) => data.requestId, begins: true, fold: (row, event) => row ?? received(event) },
        CoupleErased: { key: ({ data }) => data.requests, fold: () => undefined },
        RequestUnlocked: { key: ({ data }) => data.requestId, fold: (row, { data }) => row && { ...row, unlocked_at: data.unlockedAt } },
        ContactDeletionAsked: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && { ...row, deletion_asked_at: data.askedAt },
        },
        ContactDeletionConfirmed: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && { ...row, contact_deleted_at: data.deletedAt },
        },
      },
    }),
  },
}

function received({ data }: RecordedOf<'RequestReceived'>): DisclosureRow {
  return {
    request_id: data.requestId,
    couple_id: data.coupleId,
    project_id: data.projectId,
    provider_id: data.providerId,
    event_type: data.eventType,
    event_type_text: textOf(data.eventTypeText),
    event_date: data.eventDate,
    city: unlessErased(data.eventPlace, undefined)?.city ?? null,
    unlocked_at: null,
    deletion_asked_at: null,
    contact_deleted_at: null,
  }
}

function textOf(value: Personal<string | null>): string | null {
  return unlessErased(value, null)
}
