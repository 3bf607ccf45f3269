import type { Pool } from 'pg'
import type { DueEffect } from './effects.ts'

const expireOverdue = `
  UPDATE operational.effects SET outcome = 'expired', last_error = coalesce(last_error, 'overdue')
  WHERE state IN ('pending', 'leased') AND outcome IS NULL AND next_attempt_at <= now() AND expires_at <= now()`
/** Steps from kind to kind on the index, and reads the first rows of each: a DISTINCT would read every due effect. */
const due = `
  WITH RECURSIVE kinds AS (
    SELECT min(kind) AS kind FROM operational.effects WHERE state IN ('pending', 'leased')
    UNION ALL
    SELECT (SELECT min(kind) FROM operational.effects WHERE state IN ('pending', 'leased') AND kind > kinds.kind)
    FROM kinds WHERE kinds.kind IS NOT NULL
  )
  SELECT first.id, first.kind
  FROM kinds CROSS JOIN LATERAL (
    SELECT id, kind, next_attempt_at FROM operational.effects
    WHERE kind = kinds.kind AND state IN ('pending', 'leased') AND next_attempt_at <= now()
    ORDER BY next_attempt_at LIMIT $1
  ) AS first
  ORDER BY first.next_attempt_at`

/**
 * Marks overdue effects as expired and returns the due ones, longest due first: pending effects, and those whose lease ended.
 * @param limit of each kind, so that a kind of which many wait does not hide the others
 */
export async function findDueEffects(pool: Pool, limit: number): Promise<readonly DueEffect[]> {
  await pool.query(expireOverdue)
  return (await pool.query<DueEffect>(due, [limit])).rows
}
