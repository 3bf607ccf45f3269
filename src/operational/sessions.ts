import { randomBytes } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import type { Rules } from '../domain/rules.ts'
import { keyedHash } from './secrets.ts'
import type { SessionRole, Tokens } from './tokens.ts'
import { type SessionEnd, whySessionEnded } from './whySessionEnded.ts'

/** The tokens of a session, and whether the browser keeps them when it is closed. */
export interface SessionTokens {
  readonly token: string
  readonly refreshToken: string
  readonly remembered: boolean
  readonly sessionId: string
  readonly personId: string
}

interface NewSession {
  /** UUID, derived from the command that signs in, so that a retried sign-in finds its own session. */
  readonly id: string
  readonly role: SessionRole
  readonly personId: string
  readonly remembered: boolean
  /** What its person can recognise it by. */
  readonly device?: SessionDevice
}

/** The device and country of the sign-in, where known. */
export interface SessionDevice {
  /** Name of the browser, e.g. Firefox. */
  readonly browser: string | null
  /** Name of the operating system, e.g. Android. */
  readonly system: string | null
  /** ISO code. */
  readonly country: string | null
}

/** An administrator who acts as another person, which must not be an administrator. */
interface NewImpersonation {
  /** UUID, derived from the command that starts it. */
  readonly id: string
  readonly role: Exclude<SessionRole, 'admin'>
  readonly personId: string
  /** Administrator id. */
  readonly impersonator: string
}

export interface Impersonation {
  readonly token: string
  readonly sessionId: string
  /** The fixed end of the session, which cannot be refreshed. */
  readonly expiresAt: Date
}

type RevocationReason = SessionEnd | 'signed_out' | 'person_erased'

interface SessionsOptions {
  readonly database: Pool
  readonly tokens: Tokens
  readonly tokenKey: Buffer
  readonly rules: Rules
  readonly now?: () => Date
}

export interface Sessions {
  /** Opens a session, in the caller's transaction if given; null when this session was opened before and has been revoked. */
  open(session: NewSession, client?: ClientBase): Promise<SessionTokens | null>
  /**
   * Exchanges a refresh token for new tokens. The old token still works during the grace period of the rules, for tabs that refresh at the
   * same time; used later, it revokes the whole session. Null: unknown, expired, revoked or reused.
   */
  refresh(role: SessionRole, refreshToken: string): Promise<SessionTokens | null>
  /** Why another device ended the session of a refresh token that was valid until then; null when none did. */
  whyEnded(role: SessionRole, refreshToken: string): Promise<SessionEnd | null>
  /** Opens a session in which an administrator acts as a person, for the minutes of the rules; null when it was ended before. */
  impersonate(impersonation: NewImpersonation): Promise<Impersonation | null>
  /** Revokes the session of a refresh token, whatever its state. */
  closeByRefreshToken(role: SessionRole, refreshToken: string): Promise<void>
  close(sessionId: string, because: RevocationReason): Promise<void>
  /** Revokes a session of the person from another one. False when no session has this id; true also when it had ended already. */
  closeOwn(personId: string, sessionId: string): Promise<boolean>
  /** Revokes all sessions of a person except those given, including those in which it acts as another person. */
  closeAll(personId: string, because: RevocationReason, except?: readonly string[]): Promise<void>
  /**
   * The same in the caller's transaction. The returned function is called after the commit and refuses their access tokens here at once;
   * before it, a transaction that fails would have ended nothing but left the tokens refused.
   */
  closeAllWithin(client: ClientBase, personId: string, because: RevocationReason, except?: readonly string[]): Promise<() => void>
}

const ofPersonExcept = '(person_id = $3 OR impersonator_id = $3) AND id <> ALL ($4::uuid[])'

/** Sessions in Postgres. */
export function createSessions({ database, tokens, tokenKey, rules, now = () => new Date() }: SessionsOptions): Sessions {
  const hashOf = (refreshToken: string) => keyedHash(tokenKey, `refresh ${refreshToken}`)
  const expiry = (at: Date) => new Date(at.getTime() + rules.session.refreshDays * 86_400_000)

  async function issue(role: SessionRole, row: SessionRow, refreshToken: string): Promise<SessionTokens> {
    const token = await tokens.signAccess({ role, id: row.person_id, sessionId: row.id })
    return { token, refreshToken, remembered: row.remembered, sessionId: row.id, personId: row.person_id }
  }

  /** Returns what refuses the access tokens of the revoked sessions. */
  async function revokeWithin(
    client: ClientBase | Pool,
    where: string,
    values: readonly unknown[],
    because: RevocationReason,
  ): Promise<() => void> {
    const { rows } = await client.query<{ id: string }>(
      `UPDATE operational.sessions SET revoked_at = $1, revoked_because = $2, browser = NULL, system = NULL, country = NULL
       WHERE revoked_at IS NULL AND ${where} RETURNING id`,
      [now(), because, ...values],
    )
    return () => {
      for (const row of rows) tokens.refuseSession(row.id)
    }
  }

  async function revoke(where: string, values: readonly unknown[], because: RevocationReason): Promise<void> {
    const refuse = await revokeWithin(database, where, values, because)
    refuse()
  }

  return {
    async open({ id, role, personId, remembered, device }, client) {
      const at = now()
      const refreshToken = newToken()
      const { rows } = await (client ?? database).query<SessionRow>({
        name: 'session-open',
        text: openSession,
        values: [
          id,
          role,
          personId,
          remembered,
          at,
          expiry(at),
          hashOf(refreshToken),
          device?.browser ?? null,
          device?.system ?? null,
          device?.country ?? null,
        ],
      })
      return rows[0] ? issue(role, rows[0], refreshToken) : null
    },

    async refresh(role, refreshToken) {
      const at = now()
      const successor = newToken()
      const { rows } = await database.query<SessionRow & { readonly in_time: boolean }>({
        name: 'session-refresh',
        text: refreshSession,
        values: [hashOf(refreshToken), role, at, rules.session.reuseGraceSeconds, expiry(at), hashOf(successor)],
      })
      if (!rows[0]) return null
      if (rows[0].in_time) return issue(role, rows[0], successor)
      tokens.refuseSession(rows[0].id)
      return null
    },

    whyEnded: (role, refreshToken) =>
      whySessionEnded(database, { hash: hashOf(refreshToken), role, now: now(), graceSeconds: rules.session.reuseGraceSeconds }),

    async impersonate({ id, role, personId, impersonator }) {
      const at = now()
      const end = new Date(at.getTime() + rules.session.impersonationMinutes * 60_000)
      const { rows } = await database.query<{ readonly expires_at: Date }>(openImpersonation, [id, role, personId, impersonator, at, end])
      const [row] = rows
      if (!row) return null
      const token = await tokens.signAccess({ role, id: personId, sessionId: id, impersonator }, row.expires_at)
      return { token, sessionId: id, expiresAt: row.expires_at }
    },

    closeByRefreshToken: (role, refreshToken) =>
      revoke(
        'role = $3 AND id = (SELECT session_id FROM operational.refresh_tokens WHERE hash = $4)',
        [role, hashOf(refreshToken)],
        'signed_out',
      ),
    close: (sessionId, because) => revoke('id = $3', [sessionId], because),
    async closeOwn(personId, sessionId) {
      await revoke('id = $3 AND person_id = $4 AND impersonator_id IS NULL', [sessionId, personId], 'ended_elsewhere')
      const { rowCount } = await database.query(
        'SELECT 1 FROM operational.sessions WHERE id = $1 AND person_id = $2 AND impersonator_id IS NULL',
        [sessionId, personId],
      )
      return rowCount === 1
    },
    closeAll: (personId, because, except = []) => revoke(ofPersonExcept, [personId, except], because),
    closeAllWithin: (client, personId, because, except = []) => revokeWithin(client, ofPersonExcept, [personId, except], because),
  }
}

interface SessionRow {
  readonly id: string
  readonly person_id: string
  readonly remembered: boolean
}

const newToken = () => randomBytes(32).toString('base64url')

const openSession = `
  WITH opened AS (
    INSERT INTO operational.sessions AS s (id, role, person_id, remembered, created_at, last_used_at, expires_at, browser, system, country)
    VALUES ($1, $2, $3, $4, $5, $5, $6, $8, $9, $10)
    ON CONFLICT (id) DO UPDATE SET expires_at = $6
    WHERE s.revoked_at IS NULL AND s.role = $2 AND s.person_id = $3
    RETURNING id, person_id, remembered
  ), issued AS (
    INSERT INTO operational.refresh_tokens (hash, session_id, expires_at) SELECT $7, id, $6 FROM opened
  )
  SELECT * FROM opened`

// A retry gets its own session, with the original end.
const openImpersonation = `
  INSERT INTO operational.sessions AS s (id, role, person_id, remembered, created_at, expires_at, impersonator_id)
  VALUES ($1, $2, $3, false, $5, $6, $4)
  ON CONFLICT (id) DO UPDATE SET remembered = false
  WHERE s.revoked_at IS NULL AND s.role = $2 AND s.person_id = $3 AND s.impersonator_id = $4 AND s.expires_at > $5
  RETURNING expires_at`

// One statement: the first caller with the token replaces it, the others wait for that row and see the replacement. The session row is
// updated in it too, so that a refresh cannot overtake a sign-out.
const refreshSession = `
  WITH presented AS (
    UPDATE operational.refresh_tokens t SET replaced_at = coalesce(t.replaced_at, $3)
    FROM operational.sessions s
    WHERE t.hash = $1 AND t.expires_at > $3 AND s.id = t.session_id AND s.role = $2 AND s.revoked_at IS NULL
    RETURNING t.session_id, t.replaced_at + $4 * interval '1 second' >= $3 AS in_time
  ), changed AS (
    UPDATE operational.sessions s
    SET expires_at = CASE WHEN in_time THEN $5 ELSE s.expires_at END,
        last_used_at = CASE WHEN in_time THEN $3 ELSE s.last_used_at END,
        revoked_at = CASE WHEN in_time THEN NULL ELSE $3::timestamptz END,
        revoked_because = CASE WHEN in_time THEN NULL ELSE 'token_reused' END
    FROM presented
    WHERE s.id = presented.session_id AND s.revoked_at IS NULL
    RETURNING s.id, s.person_id, s.remembered, in_time
  ), issued AS (
    INSERT INTO operational.refresh_tokens (hash, session_id, expires_at) SELECT $6, id, $5 FROM changed WHERE in_time
  )
  SELECT * FROM changed`
