import { UnavailableError } from './concurrencyGate.ts'

/** Limits how many jobs run at a time, in total and for one owner, so that nobody can take every place. Nothing waits. */
export class FairPlaces {
  readonly #taken = new Map<string, number>()
  readonly #mostInTotal: number
  readonly #mostPerOwner: number
  #inTotal = 0

  constructor(mostInTotal: number, mostPerOwner: number) {
    this.#mostInTotal = mostInTotal
    this.#mostPerOwner = mostPerOwner
  }

  /** @throws UnavailableError when the owner's places, or all of them, are taken */
  async run<T>(owner: string, job: () => Promise<T>): Promise<T> {
    const taken = this.#taken.get(owner) ?? 0
    if (this.#inTotal >= this.#mostInTotal || taken >= this.#mostPerOwner) throw new UnavailableError('too many at a time')
    this.#inTotal++
    this.#taken.set(owner, taken + 1)
    try {
      return await job()
    } finally {
      this.#inTotal--
      const left = (this.#taken.get(owner) ?? 1) - 1
      if (left > 0) this.#taken.set(owner, left)
      else this.#taken.delete(owner)
    }
  }
}
