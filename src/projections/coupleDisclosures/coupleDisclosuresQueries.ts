import type { Pool } from 'pg'
import type { Day } from '../../domain/calendar.ts'
import type { CoupleId, ProjectId, ProviderId, RequestId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { coupleDisclosures } from './coupleDisclosures.ts'

/** One disclosure of a couple's contact data to a provider. Times are ISO 8601, UTC. */
export interface Disclosure {
  readonly requestId: RequestId
  readonly providerId: ProviderId
  readonly projectId: ProjectId
  /** The project when the couple wrote: a slug, or the couple's own words for the kind of event. */
  readonly eventType: string
  readonly eventDate: Day
  readonly city: string
  readonly unlockedAt: string
  readonly deletionAskedAt: string | null
  readonly contactDeletedAt: string | null
}

/** Who saw a couple's contact data, the latest first. */
export async function findDisclosures(database: Pool, coupleId: CoupleId): Promise<readonly Disclosure[]> {
  const { rows } = await database.query<Disclosure>({
    name: 'findDisclosures',
    text: `SELECT request_id AS "requestId", provider_id AS "providerId", project_id AS "projectId",
        CASE WHEN event_type = 'autre' THEN coalesce(event_type_text, event_type) ELSE event_type END AS "eventType",
        event_date AS "eventDate", coalesce(city, '') AS city, unlocked_at AS "unlockedAt",
        deletion_asked_at AS "deletionAskedAt", contact_deleted_at AS "contactDeletedAt"
      FROM ${schemaOf(coupleDisclosures)}.disclosures WHERE couple_id = $1 AND unlocked_at IS NOT NULL
      ORDER BY unlocked_at DESC, request_id`,
    values: [coupleId],
    types: rowTypes,
  })
  return rows
}
