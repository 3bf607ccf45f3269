import type { Pool } from 'pg'
import type { SessionRole } from './tokens.ts'

/** Why a session was ended from another device. */
export const sessionEnds = ['password_changed', 'email_changed', 'ended_elsewhere'] as const
export type SessionEnd = (typeof sessionEnds)[number]

interface EndedSession {
  /** The hash of its refresh token. */
  readonly hash: string
  readonly role: SessionRole
  readonly now: Date
  readonly graceSeconds: number
}

/**
 * Why the session of a refresh token was ended from another device; null when it was not. Only answered for the token that was valid until
 * then, so that an older token, which may have been stolen, reveals nothing.
 */
export async function whySessionEnded(database: Pool, { hash, role, now, graceSeconds }: EndedSession): Promise<SessionEnd | null> {
  const { rows } = await database.query<{ readonly because: SessionEnd }>(
    `SELECT s.revoked_because AS because FROM operational.refresh_tokens t JOIN operational.sessions s ON s.id = t.session_id
     WHERE t.hash = $1 AND s.role = $2 AND t.expires_at > $3 AND s.revoked_because = ANY ($4)
       AND (t.replaced_at IS NULL OR t.replaced_at + $5 * interval '1 second' >= s.revoked_at)`,
    [hash, role, now, sessionEnds, graceSeconds],
  )
  return rows[0]?.because ?? null
}
