import type { Pool } from 'pg'
import type { Day } from '../../domain/calendar.ts'
import type { CoupleId, ProjectId, ProviderId, RequestId, VenueId } from '../../domain/ids.ts'
import type { Language } from '../../domain/locale.ts'
import type { RecipientId } from '../../domain/project/recipient.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { coupleProjects } from './coupleProjects.ts'

type ProjectStatus = 'upcoming' | 'past' | 'cancelled' | 'settled'
/**
 * The state of a message to a provider: its answer if there is one, else whether the couple withdrew it or found its planner, else whether
 * it was read.
 */
type ContactStatus = 'sent' | 'seen' | 'unlocked' | 'rejected' | 'withdrawn' | 'closed'

/** A provider that a couple wrote to. Times are ISO 8601, UTC; null for what has not happened. */
interface ProjectContact {
  readonly requestId: RequestId
  readonly providerId: ProviderId
  /** The provider's venue the message is about; null when it is about the provider itself. */
  readonly venueId: VenueId | null
  /** What the couple wrote to it. */
  readonly message: string
  readonly status: ContactStatus
  readonly sentAt: string
  readonly seenAt: string | null
  readonly unlockedAt: string | null
  readonly rejectedAt: string | null
  readonly withdrawnAt: string | null
  /** When the couple had found its planner, so that no answer is waited for any more. */
  readonly closedAt: string | null
}

/** A project in the terms of the couple API. Texts that were erased or never given are ''. */
export interface CoupleProject {
  readonly id: ProjectId
  /** The slug, or what the couple wrote in place of one. */
  readonly eventType: string
  readonly serviceType: string | null
  readonly hasTheme: boolean
  readonly weddingTheme: string
  readonly eventDate: Day
  readonly eventLocation: string
  readonly city: string
  readonly zipCode: string
  readonly country: string
  /** Degrees as text. */
  readonly latitude: string
  readonly longitude: string
  readonly guestRange: string
  readonly budgetRange: string
  readonly budgetPlannerRange: string
  readonly languages: readonly Language[]
  readonly plannerPreference: string
  readonly message: string
  readonly status: ProjectStatus
  /** When the couple had found its planner, and who that is, if it said so. */
  readonly foundAt: string | null
  readonly plannerFound: RecipientId | null
  /** In the order they were written to. */
  readonly contacts: readonly ProjectContact[]
}

const schema = schemaOf(coupleProjects)

/** An answer counts whatever the couple did before or after it. */
const contactsSql = `
  SELECT coalesce(json_agg(json_build_object(
    'requestId', request_id,
    'providerId', provider_id,
    'venueId', venue_id,
    'message', coalesce(message, ''),
    'status', CASE WHEN unlocked_at IS NOT NULL THEN 'unlocked' WHEN rejected_at IS NOT NULL THEN 'rejected'
      WHEN withdrawn_at IS NOT NULL THEN 'withdrawn' WHEN closed_at IS NOT NULL THEN 'closed' WHEN seen_at IS NOT NULL THEN 'seen' ELSE 'sent' END,
    'sentAt', ${isoTime('sent_at')},
    'seenAt', ${isoTime('seen_at')},
    'unlockedAt', ${isoTime('unlocked_at')},
    'rejectedAt', ${isoTime('rejected_at')},
    'withdrawnAt', ${isoTime('withdrawn_at')},
    'closedAt', ${isoTime('closed_at')}
  ) ORDER BY sent_at, request_id), '[]')
  FROM ${schema}.contacts c WHERE c.project_id = p.project_id`

const projectSql = `
  SELECT project_id AS id, CASE WHEN event_type = 'autre' THEN coalesce(event_type_text, event_type) ELSE event_type END AS "eventType",
    service_type AS "serviceType", wedding_theme IS NOT NULL AS "hasTheme", coalesce(wedding_theme, '') AS "weddingTheme",
    event_date AS "eventDate", coalesce(event_location, '') AS "eventLocation", coalesce(city, '') AS city,
    coalesce(zip_code, '') AS "zipCode", coalesce(country, '') AS country, coalesce(latitude::text, '') AS latitude,
    coalesce(longitude::text, '') AS longitude, guest_range AS "guestRange", budget_range AS "budgetRange",
    planner_budget_range AS "budgetPlannerRange", languages, planner_preference AS "plannerPreference",
    coalesce(message, '') AS message,
    CASE WHEN cancelled THEN 'cancelled' WHEN found_at IS NOT NULL THEN 'settled' WHEN event_date >= $2::date THEN 'upcoming' ELSE 'past' END
      AS status,
    found_at AS "foundAt", coalesce(chosen_venue_id, chosen_provider_id) AS "plannerFound",
    (${contactsSql}) AS contacts
  FROM ${schema}.projects p WHERE couple_id = $1`

/**
 * A page of a couple's projects, the newest first, and how many there are.
 * @param today the day it is where the couple is, from which a project's event is upcoming
 */
export async function findProjects(
  database: Pool,
  coupleId: CoupleId,
  today: Day,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly projects: readonly CoupleProject[]; readonly total: number }> {
  const [{ rows }, counted] = await Promise.all([
    database.query<CoupleProject>({
      name: 'findProjects',
      text: `${projectSql} ORDER BY project_id DESC OFFSET $3 LIMIT $4`,
      values: [coupleId, today, offset, limit],
      types: rowTypes,
    }),
    database.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${schema}.projects WHERE couple_id = $1`, [coupleId]),
  ])
  return { projects: rows, total: counted.rows[0]?.total ?? 0 }
}

/** How many projects of a couple are upcoming: neither cancelled, nor settled, nor past on this day. */
export async function countOpenProjects(database: Pool, coupleId: CoupleId, today: Day): Promise<number> {
  const { rows } = await database.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM ${schema}.projects
     WHERE couple_id = $1 AND NOT cancelled AND found_at IS NULL AND event_date >= $2::date`,
    [coupleId, today],
  )
  return rows[0]?.open ?? 0
}

/** One project of a couple; undefined when there is none of this id, or it is somebody else's. */
export async function findProject(
  database: Pool,
  coupleId: CoupleId,
  projectId: ProjectId,
  today: Day,
): Promise<CoupleProject | undefined> {
  const { rows } = await database.query<CoupleProject>({
    name: 'findProject',
    text: `${projectSql} AND project_id = $3`,
    values: [coupleId, today, projectId],
    types: rowTypes,
  })
  return rows[0]
}

/** The ids of all projects of a couple. */
export async function findProjectIds(database: Pool, coupleId: CoupleId): Promise<readonly ProjectId[]> {
  const text = `SELECT project_id FROM ${schema}.projects WHERE couple_id = $1 ORDER BY project_id`
  const { rows } = await database.query<{ project_id: ProjectId }>({ text, values: [coupleId] })
  return rows.map((row) => row.project_id)
}

function isoTime(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
