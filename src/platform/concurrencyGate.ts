import pLimit from 'p-limit'

/** Too many jobs wait already: an immediate 503 is better than a late answer. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** Limits how many jobs run at a time and how many wait; refuses the rest. */
export class ConcurrencyGate {
  readonly #limit: ReturnType<typeof pLimit>
  readonly #most: number

  constructor(maxRunning: number, maxWaiting: number) {
    this.#limit = pLimit(maxRunning)
    this.#most = maxRunning + maxWaiting
  }

  /** @throws UnavailableError when the maximum number of jobs is waiting */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#limit.activeCount + this.#limit.pendingCount >= this.#most) throw new UnavailableError('too many at a time')
    return this.#limit(job)
  }
}
