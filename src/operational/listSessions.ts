import type { Pool } from 'pg'
import type { SessionDevice } from './sessions.ts'

/** The stored sessions of a person, oldest first; only their times, without sessions in which an administrator acted as the person. */
export async function sessionsOf(database: Pool, personId: string): Promise<readonly KeptSession[]> {
  const { rows } = await database.query<KeptSession>(
    `SELECT created_at AS "openedAt", expires_at AS "expiresAt", revoked_at AS "endedAt", revoked_because AS "endedBecause"
     FROM operational.sessions WHERE person_id = $1 AND impersonator_id IS NULL ORDER BY created_at, id`,
    [personId],
  )
  return rows
}

export interface KeptSession {
  readonly openedAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
  readonly endedBecause: string | null
}

/** A session as its person sees it and can end it. */
export interface OpenSession extends SessionDevice {
  readonly id: string
  readonly openedAt: Date
  /** When it was last refreshed, so accurate to the lifetime of an access token. */
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly remembered: boolean
}

/** A person's open sessions, most recently used first; without those in which an administrator acts as the person. */
export async function openSessionsOf(database: Pool, personId: string, now: Date): Promise<readonly OpenSession[]> {
  const { rows } = await database.query<OpenSession>(
    `SELECT id, created_at AS "openedAt", coalesce(last_used_at, created_at) AS "lastUsedAt", expires_at AS "expiresAt", remembered,
       browser, system, country
     FROM operational.sessions WHERE person_id = $1 AND impersonator_id IS NULL AND revoked_at IS NULL AND expires_at > $2
     ORDER BY 3 DESC, id`,
    [personId, now],
  )
  return rows
}
