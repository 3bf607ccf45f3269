import { UnavailableError } from './concurrencyGate.ts'

/**
 * Limits how many jobs run and wait, with one lane per caller; lanes take turns, so a caller with many jobs delays only itself. When the
 * waiting list is full, the longest lane loses its last job.
 */
export class FairGate {
  /** Lanes in the order of their turns; each holds at least one waiting job. */
  readonly #lanes = new Map<string, Waiting[]>()
  readonly #maxRunning: number
  readonly #maxWaiting: number
  #running = 0
  #waiting = 0

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning
    this.#maxWaiting = maxWaiting
  }

  /**
   * @param signal withdraws the job unless it is running
   * @throws UnavailableError when too many jobs wait and no other lane is longer; the reason of the signal
   */
  async run<T>(lane: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.#running < this.#maxRunning) this.#running++
    else await this.#takeTurn(lane, signal)
    try {
      signal?.throwIfAborted()
      return await job()
    } finally {
      const next = this.#next()
      if (next) next.proceed()
      else this.#running--
    }
  }

  async #takeTurn(lane: string, signal: AbortSignal | undefined): Promise<void> {
    const settled = new AbortController()
    try {
      await new Promise<void>((proceed, refuse) => {
        const job = { proceed, refuse }
        const waiting = this.#lanes.get(lane) ?? []
        waiting.push(job)
        this.#lanes.set(lane, waiting)
        this.#waiting++
        signal?.addEventListener('abort', () => this.#withdraw(lane, job, signal.reason), { signal: settled.signal })
        if (this.#waiting > this.#maxWaiting) this.#shorten(waiting)
      })
    } finally {
      settled.abort()
    }
  }

  #withdraw(lane: string, job: Waiting, reason: unknown): void {
    const waiting = this.#lanes.get(lane)
    const place = waiting?.indexOf(job) ?? -1
    if (!waiting || place < 0) return
    waiting.splice(place, 1)
    if (waiting.length === 0) this.#lanes.delete(lane)
    this.#waiting--
    job.refuse(reason)
  }

  /** Of several longest lanes, the one of the new job loses its last job. */
  #shorten(newcomers: Waiting[]): void {
    const longest = [...this.#lanes.values()].reduce((a, b) => (b.length > a.length ? b : a), newcomers)
    const last = longest.pop()
    this.#waiting--
    for (const [lane, { length }] of this.#lanes) if (length === 0) this.#lanes.delete(lane)
    last?.refuse(new UnavailableError('too many at a time'))
  }

  #next(): Waiting | undefined {
    const [turn] = this.#lanes
    if (!turn) return undefined
    const [lane, waiting] = turn
    const first = waiting.shift()
    this.#waiting--
    // Moves the lane behind all other lanes.
    this.#lanes.delete(lane)
    if (waiting.length > 0) this.#lanes.set(lane, waiting)
    return first
  }
}

interface Waiting {
  readonly proceed: () => void
  readonly refuse: (error: unknown) => void
}
