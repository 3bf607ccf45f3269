import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { requestInbox } from './requestInbox.ts'

export interface RequestTotals {
  readonly received: number
  /** Neither answered nor withdrawn. */
  readonly open: number
}

/** How many requests a provider has received, and how many are open; scans the index of its inbox. */
export async function requestTotals(database: Pool, providerId: ProviderId): Promise<RequestTotals> {
  const { rows } = await database.query<RequestTotals>({
    name: 'requestTotals',
    text: `SELECT count(*)::int AS received, (count(*) FILTER (WHERE status = 'locked'))::int AS open
      FROM ${schemaOf(requestInbox)}.requests WHERE provider_id = $1`,
    values: [providerId],
  })
  return rows[0] ?? { received: 0, open: 0 }
}
