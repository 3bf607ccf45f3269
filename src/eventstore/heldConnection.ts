import type { Pool, PoolClient } from 'pg'
import { costsConnection, type LogQuery, runOn } from './logQuery.ts'

export interface HeldConnectionOptions {
  /** Runs on every new connection before it is used. */
  readonly onOpen?: (client: PoolClient) => Promise<void>
  readonly onLost?: (error: Error) => void
}

/** One pooled connection reserved for the caller, so that nothing queues before it; opened on demand, and again after it was lost. */
export class HeldConnection {
  readonly #pool: Pool
  readonly #options: HeldConnectionOptions
  #opening: Promise<PoolClient> | undefined
  #client: PoolClient | undefined

  constructor(pool: Pool, options: HeldConnectionOptions = {}) {
    this.#pool = pool
    this.#options = options
  }

  open(): Promise<PoolClient> {
    this.#opening ??= this.#open()
    return this.#opening
  }

  async query<Row extends unknown[]>(query: LogQuery): Promise<readonly Row[]> {
    const client = await this.open()
    try {
      return await runOn<Row>(client, query)
    } catch (error) {
      if (costsConnection(error)) this.#lose(client, error)
      throw error
    }
  }

  /** Releases the connection; it opens again on the next use. */
  async close(): Promise<void> {
    const client = await this.#opening?.catch(() => undefined)
    if (client) this.#release(client, true)
  }

  async #open(): Promise<PoolClient> {
    try {
      const client = await this.#pool.connect()
      this.#client = client
      client.on('error', (error) => this.#lose(client, error))
      await this.#options.onOpen?.(client)
      return client
    } catch (error) {
      if (this.#client) this.#release(this.#client, error as Error)
      this.#opening = undefined
      throw error
    }
  }

  #lose(client: PoolClient, error: Error): void {
    if (this.#release(client, error)) this.#options.onLost?.(error)
  }

  #release(client: PoolClient, reason: Error | true): boolean {
    if (this.#client !== client) return false
    this.#client = undefined
    this.#opening = undefined
    client.release(reason)
    return true
  }
}
