import { setTimeout as delay } from 'node:timers/promises'

interface Clock {
  /** Milliseconds since some moment. */
  now(): number
  wait(milliseconds: number): Promise<unknown>
}

/** Lets so many bytes a second through, whoever brings them, so that what they cost leaves time for the rest of the process. */
export class Pace {
  readonly #bytesPerMs: number
  readonly #clock: Clock
  #freeAt = 0

  constructor(bytesPerSecond: number, clock: Clock = { now: () => performance.now(), wait: delay }) {
    this.#bytesPerMs = bytesPerSecond / 1000
    this.#clock = clock
  }

  /** Resolves when so many more bytes may pass. */
  async pass(bytes: number): Promise<void> {
    const now = this.#clock.now()
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesPerMs
    // Timers are no finer than a millisecond.
    const wait = this.#freeAt - now
    if (wait >= 1) await this.#clock.wait(wait)
  }
}
