import { LRUCache } from 'lru-cache'
import type { BaseLogger } from 'pino'
import { describeFailure } from './describeFailure.ts'

/** The store in which processes add up their counts. */
export interface CountStore {
  /** Adds to the counts of a window and returns the totals by key. */
  add(window: number, counts: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}

export interface SharedCountsOptions {
  readonly store: CountStore
  readonly windowMs: number
  /** A key counted less often than this in a window stays in the process, so most keys never reach the store. */
  readonly shareFrom: number
  /** Replaces the key in the store, so that the store does not learn whom it is about. */
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
  /** The total of all processes at the last merge. */
  merged: number
  /** What this process has counted since. */
  own: number
}

const mergeEveryMs = 1_000
const mostKeys = 50_000

/**
 * Counts in this process and merges with the others once a second, so counting costs no round trip. With n processes that each stop at a
 * limit, at most the limit plus (n − 1) × `shareFrom` calls pass, plus those that arrive between two merges. While the store is unreachable
 * each process counts alone.
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

  /** Merges with the other processes; also called once a second internally. */
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
