import type { Pool } from 'pg'
import type { SessionRole } from './tokens.ts'

/** Why a session ended of which its device knows nothing: what happened on another one. */
export const sessionEnds = ['password_changed', 'email_changed', 'ended_elsewhere'] as const
export type SessionEnd = (typeof sessionEnds)[number]

interface EndedSession {
  /** Of its refresh token. */
  readonly hash: string
  readonly role: SessionRole
  readonly now: Date
  readonly graceSeconds: number
}

/**
 * Why the session of a refresh token was ended from elsewhere; null where it was not. Only the token that was good until then is answered, so
 * that an older one, which somebody may have come by, says nothing.
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
