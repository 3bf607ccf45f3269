import type { Pool } from 'pg'
import type { Rules } from '../domain/rules.ts'

/** Sessions revoked so lately that an access token of theirs may still be about. */
export interface RevokedSessions {
  /** True when the session was revoked, here at once, by another process since 5 s at most. */
  has(sessionId: string): Promise<boolean>
  /** Notes a revocation of this process. */
  add(sessionId: string): void
}

export interface RevokedSessionsOptions {
  readonly database: Pool
  readonly rules: Rules
  readonly now?: () => Date
}

/** Older than this, the list is brought up to date behind the back of the call that asks. */
const refreshAfterMs = 1_000
/** Older than this, the call waits for it. */
const staleAfterMs = 5_000
/** Revocations are read again for as long as one could commit late. */
const overlapMs = 30_000

/**
 * Access tokens are checked without a query; so that signing out takes effect at once all the same, every process keeps the short
 * list of revoked sessions and brings it up to date while it is in use.
 */
export function createRevokedSessions({ database, rules, now = () => new Date() }: RevokedSessionsOptions): RevokedSessions {
  const keepMs = (Math.max(rules.session.accessMinutes, rules.session.impersonationMinutes) + 1) * 60_000
  const revoked = new Map<string, number>()
  let readUpTo: number | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const startedAt = performance.now()
    const asOf = now().getTime()
    const since = Math.max(asOf - keepMs, (readUpTo ?? 0) - overlapMs)
    const { rows } = await database.query<{ id: string; revoked_at: Date }>({
      name: 'revoked-sessions',
      text: 'SELECT id, revoked_at FROM operational.sessions WHERE revoked_at >= $1',
      values: [new Date(since)],
    })
    for (const row of rows) revoked.set(row.id, row.revoked_at.getTime())
    for (const [id, at] of revoked) if (at < asOf - keepMs) revoked.delete(id)
    readUpTo = asOf
    readAt = startedAt
  }

  function readOnce(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  return {
    async has(sessionId) {
      const age = performance.now() - readAt
      if (age > staleAfterMs) await readOnce()
      // What goes wrong here the next call meets itself, once the list is stale.
      else if (age > refreshAfterMs) readOnce().catch(() => {})
      return revoked.has(sessionId)
    },
    add(sessionId) {
      revoked.set(sessionId, now().getTime())
    },
  }
}
