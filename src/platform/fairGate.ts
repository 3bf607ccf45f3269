import { UnavailableError } from './concurrencyGate.ts'

/**
 * Lets so many jobs run at a time and so many wait, in lanes that take turns: who sends many waits for its own, and holds nobody else up.
 * When all places to wait are taken, the longest lane gives up its last one.
 */
export class FairGate {
  /** Lanes in the order of their turns; each has somebody waiting. */
  readonly #lanes = new Map<string, Waiting[]>()
  readonly #maxRunning: number
  readonly #maxWaiting: number
  #running = 0
  #waiting = 0

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning
    this.#maxWaiting = maxWaiting
  }

  /** @throws UnavailableError when too many wait, and none of them in a longer lane */
  async run<T>(lane: string, job: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxRunning) this.#running++
    else await this.#takeTurn(lane)
    try {
      return await job()
    } finally {
      const next = this.#next()
      if (next) next.proceed()
      else this.#running--
    }
  }

  #takeTurn(lane: string): Promise<void> {
    return new Promise((proceed, refuse) => {
      const waiting = this.#lanes.get(lane) ?? []
      waiting.push({ proceed, refuse })
      this.#lanes.set(lane, waiting)
      this.#waiting++
      if (this.#waiting > this.#maxWaiting) this.#shorten(waiting)
    })
  }

  /** Of lanes of one length, the newcomer's gives way. */
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
    // To the end of the line, behind every other lane.
    this.#lanes.delete(lane)
    if (waiting.length > 0) this.#lanes.set(lane, waiting)
    return first
  }
}

interface Waiting {
  readonly proceed: () => void
  readonly refuse: (error: Error) => void
}
