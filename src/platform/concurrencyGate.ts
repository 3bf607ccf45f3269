import pLimit from 'p-limit'

/** Too many wait already: better a clear answer now than a late one (503). */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** Lets so many jobs run at a time and so many wait; sends the rest away. */
export class ConcurrencyGate {
  readonly #limit: ReturnType<typeof pLimit>
  readonly #most: number

  constructor(maxRunning: number, maxWaiting: number) {
    this.#limit = pLimit(maxRunning)
    this.#most = maxRunning + maxWaiting
  }

  /** @throws UnavailableError when as many wait as may */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#limit.activeCount + this.#limit.pendingCount >= this.#most) throw new UnavailableError('too many at a time')
    return this.#limit(job)
  }
}
