import type { PersonKey, PersonKeys } from './personKeys.ts'

export interface CachedPersonKeysOptions {
  /** How many keys are kept; the least recently used go first. */
  readonly size?: number
  /** How long what another process erased may stay readable here. */
  readonly maxAgeMs?: number
  readonly now?: () => number
}

interface Entry {
  readonly key: PersonKey
  readonly loadedAt: number
}

/** Keeps unwrapped keys for a minute at most, so that reading a page of the log seldom asks the database for them. */
export class CachedPersonKeys implements PersonKeys {
  readonly #keys: PersonKeys
  readonly #entries = new Map<string, Entry>()
  readonly #size: number
  readonly #maxAgeMs: number
  readonly #now: () => number

  constructor(keys: PersonKeys, { size = 50_000, maxAgeMs = 60_000, now = Date.now }: CachedPersonKeysOptions = {}) {
    this.#keys = keys
    this.#size = size
    this.#maxAgeMs = maxAgeMs
    this.#now = now
  }

  async keysFor(personIds: Iterable<string>, options: { readonly create: boolean }): Promise<ReadonlyMap<string, PersonKey>> {
    const found = new Map<string, PersonKey>()
    const missing = new Set<string>()
    const now = this.#now()
    for (const id of personIds) {
      const key = this.#take(id, now)
      if (key) found.set(id, key)
      else missing.add(id)
    }
    if (missing.size === 0) return found
    for (const [id, key] of await this.#keys.keysFor(missing, options)) found.set(id, this.#keep(id, key, now))
    return found
  }

  async erase(personId: string): Promise<void> {
    await this.#keys.erase(personId)
    this.#keep(personId, 'erased', this.#now())
  }

  /** To be called when a person was erased by another process. */
  forget(personId: string): void {
    this.#entries.delete(personId)
  }

  #take(id: string, now: number): PersonKey | undefined {
    const entry = this.#entries.get(id)
    if (!entry) return undefined
    this.#entries.delete(id)
    if (entry.key !== 'erased' && now - entry.loadedAt > this.#maxAgeMs) return undefined
    this.#entries.set(id, entry)
    return entry.key
  }

  #keep(id: string, key: PersonKey, loadedAt: number): PersonKey {
    // A look-up that began before the person was erased must not bring the key back.
    if (this.#entries.get(id)?.key === 'erased') return 'erased'
    this.#entries.delete(id)
    this.#entries.set(id, { key, loadedAt })
    if (this.#entries.size > this.#size) {
      const oldest = this.#entries.keys().next()
      if (!oldest.done) this.#entries.delete(oldest.value)
    }
    return key
  }
}
