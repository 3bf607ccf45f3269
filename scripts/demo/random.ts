import { createHash } from 'node:crypto'

/** Pseudo-random numbers: the same parts always give the same ones. */
export class Random {
  #state: number

  constructor(...parts: readonly (string | number)[]) {
    this.#state = createHash('sha1').update(parts.join('\u001f')).digest().readUInt32BE()
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  /** True with a probability from 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.next() * list.length)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }

  /** An item, more often one near the beginning of the list. */
  pickEarly<T>(list: readonly T[]): T {
    return this.pick(list.slice(0, 1 + Math.floor(this.next() ** 1.5 * list.length)))
  }

  sample<T>(list: readonly T[], count: number): readonly T[] {
    const left = [...list]
    return Array.from({ length: Math.min(count, list.length) }, () => left.splice(Math.floor(this.next() * left.length), 1)).flat()
  }
}
