import type { Pool } from 'pg'
import type { Day } from '../../domain/calendar.ts'
import type { ProviderId } from '../../domain/ids.ts'
import type { RequestCounts } from '../../domain/requestRates.ts'
import { schemaOf } from '../runner/projection.ts'
import { requestInbox } from './requestInbox.ts'

/** The outcomes of the requests received on a day. */
export interface DayCounts extends RequestCounts {
  readonly day: Day
}

/**
 * The requests that a provider received since an instant, by day in a time zone, without days that have none. Uses the index of its inbox,
 * so only those requests are read.
 */
export async function requestsByDay(
  database: Pool,
  providerId: ProviderId,
  { since, timeZone }: { readonly since: Date; readonly timeZone: string },
): Promise<readonly DayCounts[]> {
  const { rows } = await database.query<DayCounts>({
    name: 'requestsByDay',
    text: `SELECT to_char(received_at AT TIME ZONE $3, 'YYYY-MM-DD') AS day, count(*)::int AS received, count(seen_at)::int AS seen,
        count(unlocked_at)::int AS unlocked, count(rejected_at)::int AS rejected
      FROM ${schemaOf(requestInbox)}.requests WHERE provider_id = $1 AND received_at >= $2 GROUP BY 1 ORDER BY 1`,
    values: [providerId, since, timeZone],
  })
  return rows
}
