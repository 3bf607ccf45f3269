import { Notifier } from './notifier.ts'

/**
 * A promise that is awaited repeatedly with a time limit. A time limit on the promise itself would attach another reaction with every wait, and
 * a promise that stays pending keeps them all.
 */
export class Arrival<T> {
  readonly #promise: Promise<T>
  readonly #settled = new Notifier()
  readonly #never = new AbortController().signal

  constructor(promise: Promise<T>) {
    this.#promise = promise
    const settle = () => this.#settled.notify()
    promise.then(settle, settle)
  }

  /** What the promise resolves to; undefined when it is still pending after so many milliseconds. Without a limit it waits as long as it takes. */
  async within(milliseconds: number | undefined): Promise<T | undefined> {
    await this.#settled.next(0, this.#never, milliseconds)
    return this.#settled.notifications > 0 ? this.#promise : undefined
  }
}
