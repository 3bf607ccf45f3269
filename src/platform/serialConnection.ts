import type { PoolClient } from 'pg'

/** A connection that several use: each has it for itself, in the order they asked. */
export class SerialConnection {
  readonly #client: PoolClient
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** Does the work when everything asked for earlier is done, whether it succeeded or not. */
  run<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const result = this.#last.then(() => work(this.#client))
    this.#last = result.catch(() => {})
    return result
  }
}
