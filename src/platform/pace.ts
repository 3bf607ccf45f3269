import { setTimeout as delay } from 'node:timers/promises'

/** Lets so many bytes a second through, whoever brings them, so that what they cost leaves time for the rest of the process. */
export class Pace {
  readonly #bytesPerMs: number
  #freeAt = 0

  constructor(bytesPerSecond: number) {
    this.#bytesPerMs = bytesPerSecond / 1000
  }

  /** Resolves when so many more bytes may pass. */
  async pass(bytes: number): Promise<void> {
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesPerMs
    // Timers are no finer than a millisecond.
    const wait = this.#freeAt - now
    if (wait >= 1) await delay(wait)
  }
}
