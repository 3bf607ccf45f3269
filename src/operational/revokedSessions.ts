import type { Pool } from 'pg'
import type { Rules } from '../domain/rules.ts'

/** Sessions revoked so recently that their access tokens may not have expired yet. */
export interface RevokedSessions {
  /** True when the session was revoked: by this process at once, by another one at least 5 s ago. */
  has(sessionId: string): Promise<boolean>
  /** Records a revocation by this process. */
  add(sessionId: string): void
}

export interface RevokedSessionsOptions {
  readonly database: Pool
  readonly rules: Rules
  readonly now?: () => Date
}

/** When the list is older than this, it is refreshed in the background. */
const refreshAfterMs = 1_000
/** When the list is older than this, the call waits for the refresh. */
const staleAfterMs = 5_000
/** Revocations are read again for as long as one could commit late, or the clock of the process that revokes could be behind. */
const overlapMs = 5 * 60_000

/**
 * Access tokens are checked without a query. So that signing out still takes effect at once, every process keeps the short list of revoked
 * sessions and refreshes it while it is in use.
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
      // An error here is reported to the next call that has to wait for the list.
      else if (age > refreshAfterMs) readOnce().catch(() => {})
      return revoked.has(sessionId)
    },
    add(sessionId) {
      revoked.set(sessionId, now().getTime())
    },
  }
}
