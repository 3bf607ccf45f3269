import { LRUCache } from 'lru-cache'
import type { BaseLogger } from 'pino'
import { describeFailure } from './describeFailure.ts'

/** Where the processes add their counts up. */
export interface CountStore {
  /** Adds to the counts of a window, and gives the sums by key. */
  add(window: number, counts: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}

export interface SharedCountsOptions {
  readonly store: CountStore
  readonly windowMs: number
  /** Keys counted less often than this in a window stay in this process; so the store does not hear of most. */
  readonly shareFrom: number
  /** What the store gets instead of the key, so that it does not learn the person. */
  readonly conceal: (key: string) => string
  readonly now: () => number
  readonly log: Pick<BaseLogger, 'warn'>
}

export interface Count {
  /** How often the key was counted in this window, as far as this process knows. */
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

interface Entry {
  /** What all processes had counted at the last merge. */
  merged: number
  /** What this process counted since. */
  own: number
}

const mergeEveryMs = 1_000
const mostKeys = 50_000

/**
 * Counts in this process, and adds up with the others once a second. So counting costs no round trip, and n processes that each stop
 * at a limit let through at most the limit, and besides n − 1 times `shareFrom` and what reaches them between two merges. While the
 * store is out of reach each process counts alone.
 */
export class SharedCounts {
  readonly #options: SharedCountsOptions
  readonly #timer: NodeJS.Timeout
  #entries = new LRUCache<string, Entry>({ max: mostKeys })
  #window = 0
  #merging: Promise<void> | undefined
  #outOfReach = false

  constructor(options: SharedCountsOptions) {
    this.#options = options
    this.#timer = setInterval(() => void this.merge(), mergeEveryMs)
    this.#timer.unref()
  }

  count(key: string): Count {
    const { windowMs, now } = this.#options
    const at = now()
    const window = Math.floor(at / windowMs)
    if (window !== this.#window) {
      this.#window = window
      this.#entries = new LRUCache<string, Entry>({ max: mostKeys })
    }
    const entry = this.#entries.get(key) ?? { merged: 0, own: 0 }
    entry.own++
    this.#entries.set(key, entry)
    return { current: entry.merged + entry.own, ttl: (window + 1) * windowMs - at }
  }

  /** Adds up with the other processes; done by itself once a second. */
  merge(): Promise<void> {
    this.#merging ??= this.#merge().finally(() => {
      this.#merging = undefined
    })
    return this.#merging
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#merging
    await this.#options.store.close()
  }

  async #merge(): Promise<void> {
    const { store, shareFrom, conceal, log } = this.#options
    const reported = [...this.#entries.entries()]
      .filter(([, { merged, own }]) => own > 0 && merged + own >= shareFrom)
      .map(([key, entry]) => ({ key: conceal(key), entry, own: entry.own }))
    if (reported.length === 0) return
    try {
      const sums = await store.add(this.#window, new Map(reported.map(({ key, own }) => [key, own])))
      for (const { key, entry, own } of reported) {
        entry.merged = sums.get(key) ?? entry.merged + own
        entry.own -= own
      }
      this.#outOfReach = false
    } catch (error) {
      if (!this.#outOfReach) log.warn(`calls are counted in this process alone: ${describeFailure(error)}`)
      this.#outOfReach = true
    }
  }
}
