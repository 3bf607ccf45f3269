import { LRUCache } from 'lru-cache'
import { Batcher } from '../platform/batcher.ts'
import type { PersonKey, PersonKeys } from '../platform/personKeys.ts'

export interface CachedPersonKeysOptions {
  /** How many keys are cached; the least recently used are evicted first. */
  readonly size?: number
  /** How long data that another process erased may stay readable here. */
  readonly maxAgeMs?: number
  readonly now?: () => number
}

type Found = ReadonlyMap<string, PersonKey>

/** How many callers are answered by one look-up at most. */
const batchSize = 64

/**
 * Caches unwrapped keys for at most a minute, so that reading a page of the log seldom queries the database for them. Keys requested while
 * a look-up is running are looked up together next.
 */
export class CachedPersonKeys implements PersonKeys {
  readonly #keys: PersonKeys
  readonly #entries: LRUCache<string, PersonKey>
  readonly #now: () => number
  readonly #finding = this.#lookUps(false)
  readonly #creating = this.#lookUps(true)

  constructor(keys: PersonKeys, { size = 50_000, maxAgeMs = 60_000, now = Date.now }: CachedPersonKeysOptions = {}) {
    this.#keys = keys
    this.#now = now
    this.#entries = new LRUCache<string, PersonKey>({ max: size, ttl: maxAgeMs, ttlResolution: 0, perf: { now } })
  }

  async keysFor(personIds: Iterable<string>, { create }: { readonly create: boolean }): Promise<Found> {
    const ids = [...new Set(personIds)]
    const { found, missing } = this.#known(ids)
    if (missing.length === 0) return found
    const all = await (create ? this.#creating : this.#finding).run(ids)
    for (const id of missing) {
      const key = all.get(id)
      if (key) found.set(id, key)
    }
    return found
  }

  async erase(personId: string): Promise<void> {
    await this.#keys.erase(personId)
    this.markErased(personId)
  }

  /** Must be called when another process has erased the person: from now on no key of this person is used here. */
  markErased(personId: string): void {
    this.#keep(personId, 'erased', this.#now())
  }

  #lookUps(create: boolean): Batcher<readonly string[], Found> {
    return new Batcher({
      alone: (ids) => this.#lookUp(ids, create),
      together: async (calls) => {
        const found = await this.#lookUp(new Set(calls.flat()), create)
        return calls.map(() => found)
      },
      mayBeOfOne: () => true,
      atOnce: 1,
      most: batchSize,
    })
  }

  /** Keys that are still missing, since an earlier look-up may have loaded them meanwhile. */
  async #lookUp(ids: Iterable<string>, create: boolean): Promise<Found> {
    const began = this.#now()
    const { found, missing } = this.#known(ids)
    if (missing.length === 0) return found
    for (const [id, key] of await this.#keys.keysFor(missing, { create })) found.set(id, this.#keep(id, key, began))
    return found
  }

  #known(ids: Iterable<string>): { readonly found: Map<string, PersonKey>; readonly missing: readonly string[] } {
    const found = new Map<string, PersonKey>()
    const missing: string[] = []
    for (const id of ids) {
      const key = this.#entries.get(id)
      if (key) found.set(id, key)
      else missing.push(id)
    }
    return { found, missing }
  }

  #keep(id: string, key: PersonKey, loadedAt: number): PersonKey {
    // A look-up that started before the erasure must not put the key back.
    if (this.#entries.peek(id) === 'erased') return 'erased'
    // An erased person stays erased; the key itself may have been destroyed by another process.
    if (key === 'erased') this.#entries.set(id, key, { ttl: 0 })
    else this.#entries.set(id, key, { start: loadedAt })
    return key
  }
}
