/** Too many wait already: better a clear answer now than a late one (503). */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** Lets so many jobs run at a time and so many wait; sends the rest away. */
export class ConcurrencyGate {
  readonly #waiting: (() => void)[] = []
  readonly #maxRunning: number
  readonly #maxWaiting: number
  #running = 0

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning
    this.#maxWaiting = maxWaiting
  }

  /** @throws UnavailableError when the queue is full */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxRunning) this.#running++
    else await this.#takeTurn()
    try {
      return await job()
    } finally {
      // The place goes to the next in line, or is free.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }

  #takeTurn(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) return Promise.reject(new UnavailableError('too many at a time'))
    return new Promise((proceed) => this.#waiting.push(proceed))
  }
}
