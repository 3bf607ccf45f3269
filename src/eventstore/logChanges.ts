import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { Bell } from './bell.ts'

const channel = 'log_changed'
/** A notification inside the append would halve it; one sent afterwards, at most this often, costs next to nothing. */
const notifyEveryMs = 5
const longestRetryMs = 5_000

/** Tells the readers in this process at once, and those in others by NOTIFY, that something was appended. A poll stays beside it. */
export class LogChanges {
  readonly bell = new Bell()
  readonly #pool: Pool
  readonly #onError: (error: Error) => void
  readonly #closed = new AbortController()
  /** So that our own notifications wake nobody twice. */
  readonly #sender = randomUUID()
  #connection: Promise<PoolClient | undefined> | undefined
  #retryMs = 100
  #sending = false
  #sendAgain = false

  constructor(pool: Pool, onError: (error: Error) => void) {
    this.#pool = pool
    this.#onError = onError
  }

  /** Something was appended by this process. */
  announce(): void {
    this.bell.ring()
    this.#sendAgain = true
    if (!this.#sending) void this.#send()
  }

  /** Begins to hear of what other processes append. */
  listen(): void {
    this.#connection ??= this.#connect()
  }

  async close(): Promise<void> {
    this.#closed.abort()
    const client = await this.#connection
    this.#connection = undefined
    client?.release(true)
  }

  async #send(): Promise<void> {
    this.#sending = true
    while (this.#sendAgain && !this.#closed.signal.aborted) {
      this.#sendAgain = false
      this.listen()
      try {
        await (await this.#connection)?.query({ name: 'log-notify', text: `SELECT pg_notify('${channel}', $1)`, values: [this.#sender] })
        await delay(notifyEveryMs, undefined, { signal: this.#closed.signal })
      } catch (error) {
        this.#report(error)
      }
    }
    this.#sending = false
  }

  async #connect(): Promise<PoolClient | undefined> {
    try {
      const client = await this.#pool.connect()
      client.on('notification', ({ payload }) => {
        if (payload !== this.#sender) this.bell.ring()
      })
      client.on('error', (error) => {
        client.release(error)
        this.#report(error)
        this.#reconnectLater()
      })
      await client.query(`LISTEN ${channel}`)
      this.#retryMs = 100
      // What was appended while nobody listened.
      this.bell.ring()
      return client
    } catch (error) {
      this.#report(error)
      this.#reconnectLater()
      return undefined
    }
  }

  #reconnectLater(): void {
    this.#connection = undefined
    if (this.#closed.signal.aborted) return
    const retryMs = this.#retryMs
    this.#retryMs = Math.min(retryMs * 2, longestRetryMs)
    const retry = async () => {
      await delay(retryMs, undefined, { signal: this.#closed.signal, ref: false })
      this.listen()
    }
    this.#connection = undefined
    retry().catch(() => {})
  }

  #report(error: unknown): void {
    if (!this.#closed.signal.aborted) this.#onError(error as Error)
  }
}
