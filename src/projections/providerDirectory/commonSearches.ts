import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'

const remembered = new WeakMap<Pool, LRUCache<string, true>>()

/**
 * Whether a search found more results than are counted within the last ten seconds. Only this fact is cached: the results are read again,
 * so that an erased provider disappears at once.
 */
export function isKnownAsCommon(pool: Pool, search: string): boolean {
  return remembered.get(pool)?.get(search) === true
}

/** Remembers that a search has more results than are counted; above a thousand searches the least recently used one is dropped. */
export function rememberAsCommon(pool: Pool, search: string): void {
  const searches = remembered.get(pool) ?? new LRUCache<string, true>({ max: 1_000, ttl: 10_000, ttlResolution: 0, perf: performance })
  remembered.set(pool, searches)
  searches.set(search, true)
}
