import type { Pool } from 'pg'

/** Effects of one kind that are not done. */
export interface EffectBacklog {
  readonly kind: string
  readonly unfinished: number
  /** How long the first of the due ones has waited. */
  readonly oldestDueSeconds: number
  readonly dead: number
}

const backlog = `
  SELECT kind, count(*) FILTER (WHERE state <> 'dead')::int AS unfinished, count(*) FILTER (WHERE state = 'dead')::int AS dead,
    coalesce(extract(epoch FROM now() - min(next_attempt_at) FILTER (WHERE state <> 'dead' AND next_attempt_at <= now())), 0)::float8
      AS "oldestDueSeconds"
  FROM operational.effects WHERE state IN ('pending', 'leased') OR state = 'dead' GROUP BY kind`

/** What is not done, by kind; kinds without a backlog are left out. */
export async function effectBacklog(pool: Pool): Promise<readonly EffectBacklog[]> {
  return (await pool.query<EffectBacklog>(backlog)).rows
}
