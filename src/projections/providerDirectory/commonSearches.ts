import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'

const remembered = new WeakMap<Pool, LRUCache<string, true>>()

/**
 * Whether a search found more than is counted within the last ten seconds. That it found so many is all that is remembered: who is
 * shown is read again, so a provider that was erased is gone at once.
 */
export function isKnownAsCommon(pool: Pool, search: string): boolean {
  return remembered.get(pool)?.get(search) === true
}

/** Remembers that a search finds more than is counted; of a thousand searches the one that nobody asked for longest goes. */
export function rememberAsCommon(pool: Pool, search: string): void {
  const searches = remembered.get(pool) ?? new LRUCache<string, true>({ max: 1_000, ttl: 10_000, ttlResolution: 0, perf: performance })
  remembered.set(pool, searches)
  searches.set(search, true)
}
