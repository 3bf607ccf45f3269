import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { Notifier } from '../platform/notifier.ts'
import { retryUntilAborted } from '../platform/retryUntilAborted.ts'
import { HeldConnection } from './heldConnection.ts'

const channel = 'log_changed'
/** A notification inside the append would halve the throughput; one sent afterwards, at most this often, costs almost nothing. */
const notifyEveryMs = 5

/**
 * Notifies readers in this process at once, and those in other processes by NOTIFY, that something was appended. Correctness does not
 * depend on it, since readers also poll.
 */
export class LogChanges {
  readonly grown = new Notifier()
  readonly #lost = new Notifier()
  readonly #connection: HeldConnection
  readonly #onError: (error: Error) => void
  readonly #signal: AbortSignal
  /** So that own notifications do not wake readers twice. */
  readonly #sender = randomUUID()
  #listening: Promise<void> | undefined
  #sending: Promise<void> | undefined
  #sendAgain = false

  constructor(pool: Pool, signal: AbortSignal, onError: (error: Error) => void) {
    this.#signal = signal
    this.#onError = onError
    this.#connection = new HeldConnection(pool, {
      onLost: () => this.#lost.notify(),
      onOpen: async (client) => {
        client.on('notification', ({ payload }) => {
          if (payload !== this.#sender) this.grown.notify()
        })
        // A NOTIFY is a transaction whose commit would wait for the disk; the append that it announces is already durable.
        await client.query(`SET synchronous_commit TO off; LISTEN ${channel}`)
      },
    })
  }

  /** Something was appended by this process. */
  announce(): void {
    this.grown.notify()
    this.#sendAgain = true
    this.#sending ??= this.#send()
  }

  /** Starts to listen to the appends of other processes. */
  listen(): void {
    this.#listening ??= this.#listen()
  }

  /** Must be called after `signal` was aborted. */
  async close(): Promise<void> {
    await Promise.all([this.#listening, this.#sending])
    await this.#connection.close()
  }

  async #send(): Promise<void> {
    while (this.#sendAgain && !this.#signal.aborted) {
      this.#sendAgain = false
      try {
        await this.#connection.query({ name: 'log-notify', text: `SELECT pg_notify('${channel}', $1)`, values: [this.#sender] })
      } catch (error) {
        if (!this.#signal.aborted) this.#onError(error as Error)
      }
      await delay(notifyEveryMs, undefined, { signal: this.#signal }).catch(() => {})
    }
    this.#sending = undefined
  }

  async #listen(): Promise<void> {
    while (!this.#signal.aborted) {
      const losses = this.#lost.notifications
      const opened = await retryUntilAborted(() => this.#connection.open(), { signal: this.#signal, onError: this.#onError })
      // Appends that were made while nothing listened.
      if (opened) this.grown.notify()
      await this.#lost.next(losses, this.#signal)
    }
  }
}
