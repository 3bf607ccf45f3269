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
  #freeAt = 0

  constructor(perSecond: number, clock: Clock = { now: () => performance.now(), wait: delay }) {
    this.#perMs = perSecond / 1000
    this.#clock = clock
  }

  /** Resolves when that many more may pass. */
  async pass(count: number): Promise<void> {
    const now = this.#clock.now()
    this.#freeAt = Math.max(now, this.#freeAt) + count / this.#perMs
    // Timers are no finer than a millisecond.
    const wait = this.#freeAt - now
    if (wait >= 1) await this.#clock.wait(wait)
  }
}
