import { type EventStoreDBClient, START } from '@eventstore/db-client'
import { abortableDelay } from '../platform/abortableDelay.ts'
import type { Position } from './eventStore.ts'
import { collect } from './eventStoreDbCalls.ts'
import { formatServerPosition, parseServerPosition } from './eventStoreDbPosition.ts'

const lookAgainMs = 100

/**
 * The log no longer holds what was read from it: an older copy was restored, or its last events were lost with a node of the cluster.
 * New events would lie below what followers have seen, and they would skip them.
 */
export class LogLostEvents extends Error {
  override name = 'LogLostEvents'
  constructor(position: Position) {
    super(
      `the log no longer holds the event at ${position}, which was read from it: an older copy of it was restored, or a failover lost its last events; ` +
        'nothing is appended until the newer log is back, or until every process was stopped and the loss accepted by npm run log:restored',
    )
  }
}

interface ContinuityOptions {
  readonly client: EventStoreDBClient
  readonly storeId: string
  /** A node of a cluster may know a little less of the log than another, so it is asked again for this time. */
  readonly patienceMs: number
}

/** Whether the log still holds what was read from it. */
export class EventStoreDbContinuity {
  readonly #options: ContinuityOptions
  /** The last event that was followed. */
  #last: { readonly position: Position; readonly id: string } | undefined
  /** Settled when it is known whether events were lost. */
  #doubt: Promise<void> | undefined
  #lost: LogLostEvents | undefined

  constructor(options: ContinuityOptions) {
    this.#options = options
  }

  followed(position: Position, id: string): void {
    this.#last = { position, id }
  }

  /**
   * Waits while it is unknown whether events were lost.
   * @throws LogLostEvents
   */
  async refuseLoss(): Promise<void> {
    await this.#doubt?.catch(() => {})
    if (this.#lost) throw this.#lost
  }

  /**
   * Checks that the log still holds the event at a position that was read from it.
   * @throws LogLostEvents, EventStoreDbTimeout, and errors of the server
   */
  async check(position: Position, deadlineMs: number, signal: AbortSignal): Promise<void> {
    if (await this.#isHeld(position, deadlineMs)) {
      this.#lost = undefined
      return
    }
    if (this.#lost) throw this.#lost
    this.#doubt = this.#checkAgain(position, deadlineMs, signal)
    await this.#doubt
  }

  async #checkAgain(position: Position, deadlineMs: number, signal: AbortSignal): Promise<void> {
    const until = performance.now() + this.#options.patienceMs
    do {
      await abortableDelay(lookAgainMs, signal)
      if (await this.#isHeld(position, deadlineMs)) return
    } while (performance.now() < until && !signal.aborted)
    this.#lost = new LogLostEvents(position)
    throw this.#lost
  }

  async #isHeld(position: Position, deadlineMs: number): Promise<boolean> {
    const { client, storeId } = this.#options
    const from = parseServerPosition(storeId, position)
    if (from === START) return true
    try {
      const [next] = await collect(client.readAll({ fromPosition: from, maxCount: 1 }), deadlineMs)
      if (!next?.event) return false
      // Reading begins behind the position when its event, one of the server itself, was scavenged.
      if (formatServerPosition(storeId, next.event.position) !== position) return true
      if (this.#last?.position !== position) this.followed(position, next.event.id)
      return next.event.id === this.#last?.id
    } catch (error) {
      // The position lies inside a record of another history.
      if (error instanceof Error && /invalid ?position/i.test(error.message)) return false
      throw error
    }
  }
}
