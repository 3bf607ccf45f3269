import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { requestInbox } from './requestInbox.ts'

/** A period, its end excluded. */
export interface Stretch {
  readonly from: Date
  readonly to: Date
}

/** How soon requests were answered: unlocked or rejected. */
export interface TimeToAnswer {
  readonly answered: number
  /** The time within which half of them were answered; null without any. */
  readonly medianMinutes: number | null
}

/**
 * For each period, how soon a provider answered the requests it received then; unanswered requests are left out. Uses the index of its
 * inbox.
 */
export async function timesToAnswer(
  database: Pool,
  providerId: ProviderId,
  stretches: readonly Stretch[],
): Promise<readonly TimeToAnswer[]> {
  const { rows } = await database.query<TimeToAnswer>({
    name: 'timesToAnswer',
    text: `SELECT count(r.request_id)::int AS answered,
        (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM least(r.unlocked_at, r.rejected_at) - r.received_at)::float8) / 60)::float8
          AS "medianMinutes"
      FROM unnest($2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY AS stretch (starts, ends, rank)
      LEFT JOIN ${schemaOf(requestInbox)}.requests r ON r.provider_id = $1 AND r.received_at >= stretch.starts AND r.received_at < stretch.ends
        AND least(r.unlocked_at, r.rejected_at) IS NOT NULL
      GROUP BY stretch.rank ORDER BY stretch.rank`,
    values: [providerId, stretches.map(({ from }) => from), stretches.map(({ to }) => to)],
  })
  return rows
}
