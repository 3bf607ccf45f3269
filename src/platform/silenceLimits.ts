import type { ClientBase, PoolConfig } from 'pg'

/**
 * How a pool detects connections whose other end is gone without closing them: an idle one within 20 s, a waiting one after 35 s.
 * The server's own limit of 30 s ends statements before that.
 */
export const silenceLimits = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  query_timeout: 35_000,
} as const satisfies PoolConfig

/** What pg reads before each statement. Its types leave it out, and 0 for a single statement would mean the pool's limit. */
interface ClientWithLimit {
  readonly connectionParameters: { query_timeout: number | false }
}

/** Lets statements of this connection take as long as they need; call what it returns to have the limit again. */
export function liftQueryTimeout(client: ClientBase): () => void {
  const { connectionParameters } = client as unknown as ClientWithLimit
  const limit = connectionParameters.query_timeout
  connectionParameters.query_timeout = false
  return () => {
    connectionParameters.query_timeout = limit
  }
}
