import type { Pool } from 'pg'

const rememberedForMs = 10_000
const mostRemembered = 1_000

const remembered = new WeakMap<Pool, Map<string, number>>()

/**
 * Whether a search found more than is counted within the last ten seconds. That it found so many is all that is remembered: who is
 * shown is read anew, so a provider that was erased is gone at once.
 */
export function isKnownAsCommon(pool: Pool, search: string, nowMs = performance.now()): boolean {
  return (remembered.get(pool)?.get(search) ?? Number.NEGATIVE_INFINITY) > nowMs
}

/** Remembers that a search finds more than is counted. */
export function rememberAsCommon(pool: Pool, search: string, nowMs = performance.now()): void {
  const searches = remembered.get(pool) ?? new Map<string, number>()
  remembered.set(pool, searches)
  // The first is the one remembered longest ago.
  searches.delete(search)
  for (const oldest of searches.keys()) {
    if (searches.size < mostRemembered) break
    searches.delete(oldest)
  }
  searches.set(search, nowMs + rememberedForMs)
}
