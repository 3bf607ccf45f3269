/**
 * Runs the jobs of one key one after the other, and those of different keys side by side. Commands on one stream would only lose
 * the race on its revision to each other; in other processes they still do, and the log decides.
 */
export class StreamQueue {
  readonly #tails = new Map<string, Promise<unknown>>()

  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key)
    const result = before ? before.then(job, job) : job()
    this.#tails.set(key, result)
    result.then(
      () => this.#forget(key, result),
      () => this.#forget(key, result),
    )
    return result
  }

  #forget(key: string, job: Promise<unknown>): void {
    if (this.#tails.get(key) === job) this.#tails.delete(key)
  }
}
