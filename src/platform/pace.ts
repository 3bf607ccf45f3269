import { setTimeout as delay } from 'node:timers/promises'

interface Clock {
  /** Milliseconds since some moment. */
  now(): number
  wait(milliseconds: number): Promise<unknown>
}

/** Limits a rate (bytes or calls per second) over all callers, so that this work leaves time for the rest of the process. */
export class Pace {
  readonly #perMs: number
  readonly #clock: Clock
  /** In the order in which they pass. */
  readonly #waiting: Waiting[] = []
  #freeAt = 0
  #isReleasing = false

  constructor(perSecond: number, clock: Clock = { now: () => performance.now(), wait: delay }) {
    this.#perMs = perSecond / 1000
    this.#clock = clock
  }

  /**
   * Resolves when that many more may pass.
   * @param rank of those who wait, the lowest passes first; equal ones in the order of their calls
   */
  async pass(count: number, rank = 0): Promise<void> {
    await new Promise<void>((proceed) => {
      const place = this.#waiting.findLastIndex((each) => each.rank <= rank) + 1
      this.#waiting.splice(place, 0, { count, rank, proceed })
      if (!this.#isReleasing) void this.#release()
    })
  }

  async #release(): Promise<void> {
    this.#isReleasing = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const now = this.#clock.now()
      this.#freeAt = Math.max(now, this.#freeAt) + next.count / this.#perMs
      // Timers are no finer than a millisecond.
      const wait = this.#freeAt - now
      if (wait >= 1) await this.#clock.wait(wait)
      next.proceed()
    }
    this.#isReleasing = false
  }
}

interface Waiting {
  readonly count: number
  readonly rank: number
  readonly proceed: () => void
}
