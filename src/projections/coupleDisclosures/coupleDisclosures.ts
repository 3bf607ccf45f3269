import { type Personal, unlessErased } from '../../domain/event.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { day, newRowOf, type RowOf, text, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

/** A request and whether its provider opened the couple's contact data. What is personal is null once the couple was erased. */
const columns = {
  request_id: uuid(),
  couple_id: uuid(),
  project_id: uuid(),
  provider_id: uuid(),
  event_type: text(),
  event_type_text: text().orNull(),
  event_date: day(),
  city: text().orNull(),
  /** Null while the request is locked: nothing was disclosed. */
  unlocked_at: time().orNull(),
  deletion_asked_at: time().orNull(),
  contact_deleted_at: time().orNull(),
}
const newDisclosure = newRowOf(columns)

/** Who saw a couple's contact data, when, and the state of its request to have them deleted: one row per request. */
export const coupleDisclosures: Projection = {
  name: 'coupleDisclosures',
  version: 3,
  indexesSql: 'CREATE INDEX disclosures_of_couple ON disclosures (couple_id, unlocked_at DESC) WHERE unlocked_at IS NOT NULL',
  tables: {
    disclosures: projectedTable({
      columns,
      key: 'request_id',
      on: {
        RequestReceived: { key: ({ data }) => data.requestId, begins: true, fold: (row, event) => row ?? received(event) },
        CoupleErased: { key: ({ data }) => data.requests, fold: () => undefined },
        PersonErased: clearedOf({ couple: ({ requests }) => requests }),
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

function received({ data }: RecordedOf<'RequestReceived'>): RowOf<typeof columns> {
  return newDisclosure({
    request_id: data.requestId,
    couple_id: data.coupleId,
    project_id: data.projectId,
    provider_id: data.providerId,
    event_type: data.eventType,
    event_type_text: textOf(data.eventTypeText),
    event_date: data.eventDate,
    city: unlessErased(data.eventPlace, undefined)?.city ?? null,
  })
}

function textOf(value: Personal<string | null>): string | null {
  return unlessErased(value, null)
}
