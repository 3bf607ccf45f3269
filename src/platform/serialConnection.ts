import pLimit from 'p-limit'
import type { PoolClient } from 'pg'

/** A connection that several use: each has it for itself, in the order they asked. */
export class SerialConnection {
  readonly #client: PoolClient
  readonly #turns = pLimit(1)

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** Does the work when everything asked for earlier is done, whether it succeeded or not. */
  run<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#turns(work, this.#client)
  }
}
