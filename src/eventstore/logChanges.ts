import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { Notifier } from '../platform/notifier.ts'
import { retryUntilAborted } from '../platform/retryUntilAborted.ts'
import { HeldConnection } from './heldConnection.ts'

const channel = 'log_changed'
/** A notification inside the append would halve it; one sent afterwards, at most this often, costs next to nothing. */
const notifyEveryMs = 5

/**
 * Notifies the readers in this process at once, and those in others by NOTIFY, that something was appended. Nothing depends on it: who
 * reads polls as well.
 */
export class LogChanges {
  readonly grown = new Notifier()
  readonly #lost = new Notifier()
  readonly #connection: HeldConnection
  readonly #onError: (error: Error) => void
  readonly #signal: AbortSignal
  /** So that our own notifications wake nobody twice. */
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
        // A NOTIFY is a transaction whose commit would wait for the disk; the append that it announces is durable already.
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

  /** Begins to hear of what other processes append. */
  listen(): void {
    this.#listening ??= this.#listen()
  }

  /** To be called after `signal` was aborted. */
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
      // What was appended while nobody listened.
      if (opened) this.grown.notify()
      await this.#lost.next(losses, this.#signal)
    }
  }
}
