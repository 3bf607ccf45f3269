import PQueue from 'p-queue'

/**
 * Runs the jobs of one key one after the other, and those of different keys side by side. Commands on one stream would only lose
 * the race on its revision to each other; in other processes they still do, and the log decides.
 */
export class StreamQueue {
  readonly #queues = new Map<string, PQueue>()

  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    return this.#queueOf(key).add(job)
  }

  #queueOf(key: string): PQueue {
    const known = this.#queues.get(key)
    if (known) return known
    const queue = new PQueue({ concurrency: 1 })
    queue.once('idle', () => this.#queues.delete(key))
    this.#queues.set(key, queue)
    return queue
  }
}
