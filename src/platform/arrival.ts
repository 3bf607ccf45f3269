import { Notifier } from './notifier.ts'

/**
 * A promise that is waited for in portions of time. A time limit on the promise itself would attach another reaction with every wait, and
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

  /** What the promise resolves to; undefined when it is still pending after so many milliseconds. Without them it waits for good. */
  async within(milliseconds: number | undefined): Promise<T | undefined> {
    await this.#settled.next(0, this.#never, milliseconds)
    return this.#settled.notifications > 0 ? this.#promise : undefined
  }
}
