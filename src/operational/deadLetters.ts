import type { Pool } from 'pg'

/** An effect that was given up: its service refused it permanently, or too many attempts failed. */
export interface DeadLetter {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
  readonly diedAt: Date
}

/** Selects dead letters: one, or all of a kind. */
export type DeadLetterChoice = { readonly id: string } | { readonly kind: string }

const listed = `
  SELECT id, kind, attempts, last_error AS "lastError", created_at AS "createdAt", finished_at AS "diedAt"
  FROM operational.effects WHERE state = 'dead' AND kind = coalesce($1::text, kind) ORDER BY finished_at, id LIMIT $2`

/** The dead letters, oldest first, of one kind or of all. */
export async function listDeadLetters(pool: Pool, limit: number, kind: string | null = null): Promise<readonly DeadLetter[]> {
  return (await pool.query<DeadLetter>(listed, [kind, limit])).rows
}

// A retry must not expire at once: an effect that has expired meanwhile gets another day.
const retried = `
  UPDATE operational.effects
  SET state = 'pending', outcome = NULL, attempts = 0, next_attempt_at = now(), finished_at = NULL,
    expires_at = CASE WHEN expires_at IS NOT NULL THEN greatest(expires_at, now() + interval '1 day') END
  WHERE state = 'dead' AND id = coalesce($1::uuid, id) AND kind = coalesce($2::text, kind)`

/** Makes dead letters due again, starting at the first attempt; the next sweep finds them. Returns how many. */
export async function retryDeadLetters(pool: Pool, choice: DeadLetterChoice): Promise<number> {
  const values = 'id' in choice ? [choice.id, null] : [null, choice.kind]
  return (await pool.query(retried, values)).rowCount ?? 0
}
