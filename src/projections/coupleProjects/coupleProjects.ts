import { unlessErased } from '../../domain/event.ts'
import { type DetailColumns, detailColumns } from '../detailColumns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

/** A project as the couple saved it last. What is personal is null once the couple was erased. */
interface ProjectRow extends DetailColumns {
  readonly project_id: string
  readonly couple_id: string
  /** The message last written to a provider. */
  readonly message: string | null
  readonly cancelled: boolean
  /** When the couple had found its planner, and who that is, if it said so. */
  readonly found_at: string | null
  readonly chosen_provider_id: string | null
}

/** A provider the couple wrote to, and what became of it. */
interface ContactRow {
  readonly request_id: string
  readonly project_id: string
  readonly provider_id: string
  readonly sent_at: string
  readonly seen_at: string | null
  /** When the provider opened the couple's contact data: the couple sees who did, and when. */
  readonly unlocked_at: string | null
  readonly rejected_at: string | null
  readonly withdrawn_at: string | null
  /** When the couple had found its planner. */
  readonly closed_at: string | null
}

/** What a couple sees of its projects and of the providers it wrote to. */
export const coupleProjects: Projection = {
  name: 'coupleProjects',
  version: 3,
  tablesSql: `
    CREATE TABLE projects (
      project_id uuid PRIMARY KEY,
      couple_id uuid NOT NULL,
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
      cancelled boolean NOT NULL,
      found_at timestamptz,
      chosen_provider_id uuid
    );
    CREATE TABLE contacts (
      request_id uuid PRIMARY KEY,
      project_id uuid NOT NULL,
      provider_id uuid NOT NULL,
      sent_at timestamptz NOT NULL,
      seen_at timestamptz,
      unlocked_at timestamptz,
      rejected_at timestamptz,
      withdrawn_at timestamptz,
      closed_at timestamptz
    ) WITH (fillfactor = 85)`,
  indexesSql: `
    CREATE INDEX projects_of_couple ON projects (couple_id, project_id DESC);
    CREATE INDEX contacts_of_project ON contacts (project_id, sent_at, request_id)`,
  tables: {
    projects: projectedTable<ProjectRow>({
      key: 'project_id',
      on: {
        ProjectSaved: { key: ({ data }) => data.projectId, fold: saved },
        ProviderContacted: {
          key: ({ data }) => data.projectId,
          fold: (row, { data }) => row && { ...row, message: unlessErased(data.message, null) },
        },
        PlannerFound: {
          key: ({ data }) => data.projectId,
          fold: (row, { data }) => row && { ...row, found_at: data.foundAt, chosen_provider_id: data.chosenProviderId },
        },
        ProjectCancelled: { key: ({ data }) => data.projectId, fold: (row) => row && { ...row, cancelled: true } },
        CoupleErased: { key: ({ data }) => data.projects, fold: () => undefined },
      },
    }),
    contacts: projectedTable<ContactRow>({
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
        RequestClosedByCouple: { key: ({ data }) => data.requestId, fold: (row, { data }) => row && { ...row, closed_at: data.closedAt } },
      },
    }),
  },
}

function saved(row: ProjectRow | undefined, { data }: RecordedOf<'ProjectSaved'>): ProjectRow {
  return {
    project_id: data.projectId,
    couple_id: data.coupleId,
    ...detailColumns(data),
    message: row?.message ?? null,
    cancelled: row?.cancelled ?? false,
    found_at: row?.found_at ?? null,
    chosen_provider_id: row?.chosen_provider_id ?? null,
  }
}

function contacted({ data, metadata }: RecordedOf<'ProviderContacted'>): ContactRow {
  return {
    request_id: data.requestId,
    project_id: data.projectId,
    provider_id: data.providerId,
    sent_at: metadata.time,
    seen_at: null,
    unlocked_at: null,
    rejected_at: null,
    withdrawn_at: null,
    closed_at: null,
  }
}
