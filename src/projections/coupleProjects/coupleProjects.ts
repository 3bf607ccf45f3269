import { unlessErased } from '../../domain/event.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { detailColumns, detailsOf } from '../detailColumns.ts'
import { boolean, newRowOf, type RowOf, text, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

/** A project as the couple saved it last. What is personal is null once the couple was erased. */
const projectColumns = {
  project_id: uuid(),
  couple_id: uuid(),
  ...detailColumns,
  /** The message to the first provider; messages to other providers are stored with them. */
  message: text().orNull(),
  cancelled: boolean().initially(false),
  /** When the couple had found its planner, and who that is, if it said so. */
  found_at: time().orNull(),
  chosen_provider_id: uuid().orNull(),
  /** The venue of that provider, if one was named. */
  chosen_venue_id: uuid().orNull(),
}
type ProjectRow = RowOf<typeof projectColumns>
const newProject = newRowOf(projectColumns)

/** A provider that the couple wrote to, and the state of the request. */
const contactColumns = {
  request_id: uuid(),
  project_id: uuid(),
  provider_id: uuid(),
  /** The provider's venue the message is about; null when it is about the provider itself. */
  venue_id: uuid().orNull(),
  /** What was written to it; null once the couple was erased. */
  message: text().orNull(),
  sent_at: time(),
  seen_at: time().orNull(),
  /** When the provider opened the couple's contact data: the couple sees who did, and when. */
  unlocked_at: time().orNull(),
  rejected_at: time().orNull(),
  withdrawn_at: time().orNull(),
  /** When the couple had found its planner. */
  closed_at: time().orNull(),
}
const newContact = newRowOf(contactColumns)

/** What a couple sees of its projects and of the providers it wrote to. */
export const coupleProjects: Projection = {
  name: 'coupleProjects',
  version: 6,
  indexesSql: `
    CREATE INDEX projects_of_couple ON projects (couple_id, project_id DESC);
    CREATE INDEX contacts_of_project ON contacts (project_id, sent_at, request_id)`,
  tables: {
    projects: projectedTable({
      columns: projectColumns,
      key: 'project_id',
      on: {
        ProjectSaved: { key: ({ data }) => data.projectId, fold: saved },
        ProviderContacted: {
          key: ({ data }) => data.projectId,
          fold: (row, { data }) => row && { ...row, message: row.message ?? unlessErased(data.message, null) },
        },
        PlannerFound: {
          key: ({ data }) => data.projectId,
          fold: (row, { data: { foundAt, chosenProviderId, chosenVenueId } }) =>
            row && { ...row, found_at: foundAt, chosen_provider_id: chosenProviderId, chosen_venue_id: chosenVenueId ?? null },
        },
        ProjectCancelled: { key: ({ data }) => data.projectId, fold: (row) => row && { ...row, cancelled: true } },
        CoupleErased: { key: ({ data }) => data.projects, fold: () => undefined },
        PersonErased: clearedOf({ couple: ({ projects }) => projects }),
      },
    }),
    contacts: projectedTable({
      columns: contactColumns,
      storage: 'fillfactor = 85',
      key: 'request_id',
      on: {
        ProviderContacted: { key: ({ data }) => data.requestId, begins: true, fold: (row, event) => row ?? contacted(event) },
        RequestSeen: { key: ({ data }) => data.requestId, fold: (row, { data }) => row && { ...row, seen_at: data.seenAt } },
        RequestUnlocked: { key: ({ data }) => data.requestId, fold: (row, { data }) => row && { ...row, unlocked_at: data.unlockedAt } },
        RequestRejected: { key: ({ data }) => data.requestId, fold: (row, { data }) => row && { ...row, rejected_at: data.rejectedAt } },
        RequestWithdrawnByCouple: {
          key: ({ data }) => data.requestId,
          fold: (row, { data }) => row && { ...row, withdrawn_at: data.withdrawnAt },
        },
        CoupleErased: { key: ({ data }) => data.requests, fold: () => undefined },
        PersonErased: clearedOf({ couple: ({ requests }) => requests }),
        RequestClosedByCouple: { key: ({ data }) => data.requestId, fold: (row, { data }) => row && { ...row, closed_at: data.closedAt } },
      },
    }),
  },
}

function saved(row: ProjectRow | undefined, { data }: RecordedOf<'ProjectSaved'>): ProjectRow {
  const latest = { project_id: data.projectId, couple_id: data.coupleId, ...detailsOf(data) }
  return row ? { ...row, ...latest } : newProject(latest)
}

function contacted({ data, metadata }: RecordedOf<'ProviderContacted'>): RowOf<typeof contactColumns> {
  return newContact({
    request_id: data.requestId,
    project_id: data.projectId,
    provider_id: data.providerId,
    venue_id: data.venueId ?? null,
    message: unlessErased(data.message, null),
    sent_at: metadata.time,
  })
}
