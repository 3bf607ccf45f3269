import type { Pool } from 'pg'
import type { SessionDevice } from './sessions.ts'

/** The sessions of a person that are kept, oldest first; times alone, and without those in which somebody else acted as the person. */
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

/** A session that its person can end. */
export interface OpenSession extends SessionDevice {
  readonly id: string
  readonly openedAt: Date
  /** To the minutes of an access token: when it was last refreshed. */
  readonly lastUsedAt: Date
  readonly expiresAt: Date
  readonly remembered: boolean
}

/** The sessions in which a person is signed in now, last used first; without those in which somebody else acts as the person. */
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
