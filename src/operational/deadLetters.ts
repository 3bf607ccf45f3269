import type { Pool } from 'pg'

/** An effect that was given up: its service refused it for good, or too many attempts failed. */
export interface DeadLetter {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
  readonly diedAt: Date
}

/** Which dead letters are meant: one, or all of a kind. */
export type DeadLetterChoice = { readonly id: string } | { readonly kind: string }

const listed = `
  SELECT id, kind, attempts, last_error AS "lastError", created_at AS "createdAt", finished_at AS "diedAt"
  FROM operational.effects WHERE state = 'dead' AND kind = coalesce($1::text, kind) ORDER BY finished_at, id LIMIT $2`

/** The dead letters, oldest first, of one kind or of all. */
export async function listDeadLetters(pool: Pool, limit: number, kind: string | null = null): Promise<readonly DeadLetter[]> {
  return (await pool.query<DeadLetter>(listed, [kind, limit])).rows
}

// Whoever tries again wants it done: one that has expired meanwhile gets another day.
const retried = `
  UPDATE operational.effects
  SET state = 'pending', outcome = NULL, attempts = 0, next_attempt_at = now(), finished_at = NULL,
    expires_at = CASE WHEN expires_at IS NOT NULL THEN greatest(expires_at, now() + interval '1 day') END
  WHERE state = 'dead' AND id = coalesce($1::uuid, id) AND kind = coalesce($2::text, kind)`

/** Lets dead letters be tried again from their first attempt on; the next sweep finds them. Answers how many. */
export async function retryDeadLetters(pool: Pool, choice: DeadLetterChoice): Promise<number> {
  const values = 'id' in choice ? [choice.id, null] : [null, choice.kind]
  return (await pool.query(retried, values)).rowCount ?? 0
}
