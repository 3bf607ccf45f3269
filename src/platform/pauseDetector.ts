import { setTimeout as delay } from 'node:timers/promises'

/** Lets less urgent work wait until urgent work has paused. */
export class PauseDetector {
  readonly #pauseMs: number
  #running = 0
  #endedAt = Number.NEGATIVE_INFINITY

  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs
  }

  /** Runs urgent work. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#endedAt = performance.now()
    }
  }

  /** Resolves when no urgent work has run for the pause, or after `atMostMs`. */
  async untilPaused(atMostMs: number): Promise<void> {
    const latest = performance.now() + atMostMs
    for (;;) {
      const now = performance.now()
      const next = this.#running > 0 ? now + this.#pauseMs : this.#endedAt + this.#pauseMs
      if (next <= now || latest <= now) return
      await delay(Math.min(next, latest) - now)
    }
  }
}
