import { type EventStoreDBClient, START } from '@eventstore/db-client'
import { abortableDelay } from '../platform/abortableDelay.ts'
import type { Position } from './eventStore.ts'
import { collect, EventStoreDbTimeout } from './eventStoreDbCalls.ts'
import { formatServerPosition, parseServerPosition } from './eventStoreDbPosition.ts'

const lookAgainMs = 100

/**
 * The log no longer holds what was read from it: an older copy was restored, or its last events were lost with a node of the cluster.
 * Followers would skip new events, because these get positions that followers have passed.
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
  /** For how long the check is repeated, because a node of a cluster may be slightly behind another. */
  readonly patienceMs: number
}

/** Checks that the log still holds the last event that was read from it. */
export class EventStoreDbContinuity {
  readonly #options: ContinuityOptions
  /** The last event that was followed. */
  #last: { readonly position: Position; readonly id: string } | undefined
  /** Set while it is unknown whether the log lost events; aborted by the check. */
  #unknown: AbortController | undefined
  #lost: LogLostEvents | undefined

  constructor(options: ContinuityOptions) {
    this.#options = options
  }

  recordFollowed(position: Position, id: string): void {
    this.#last = { position, id }
  }

  /**
   * Following was interrupted, and the server may return with another copy of the log. Appends wait for the next check, or until `signal`
   * is aborted because no subscriber is left.
   */
  interrupt(signal: AbortSignal): void {
    if (this.#unknown || signal.aborted) return
    this.#unknown = new AbortController()
    signal.addEventListener('abort', () => this.#settle(), { once: true, signal: this.#unknown.signal })
  }

  /**
   * For appends: the loss that the last check found. Waits while it is unknown whether there is one.
   * @throws EventStoreDbTimeout
   */
  async knownLoss(deadlineMs: number): Promise<LogLostEvents | undefined> {
    if (this.#unknown) await abortableDelay(deadlineMs, this.#unknown.signal)
    if (this.#unknown) throw new EventStoreDbTimeout(deadlineMs)
    return this.#lost
  }

  /**
   * Checks that the log still holds the event at a position that was read from it.
   * @throws LogLostEvents, EventStoreDbTimeout, and errors of the server
   */
  async check(position: Position, deadlineMs: number, signal: AbortSignal): Promise<void> {
    if (await this.#isHeld(position, deadlineMs)) this.#lost = undefined
    else if (!this.#lost) await this.#checkAgain(position, deadlineMs, signal)
    this.#settle()
    if (this.#lost) throw this.#lost
  }

  /** Ends without a result when `signal` is aborted: the next check begins again. */
  async #checkAgain(position: Position, deadlineMs: number, signal: AbortSignal): Promise<void> {
    this.interrupt(signal)
    const until = performance.now() + this.#options.patienceMs
    while (performance.now() < until) {
      await abortableDelay(lookAgainMs, signal)
      if (signal.aborted || (await this.#isHeld(position, deadlineMs))) return
    }
    this.#lost = new LogLostEvents(position)
  }

  #settle(): void {
    this.#unknown?.abort()
    this.#unknown = undefined
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
      if (this.#last?.position !== position) this.recordFollowed(position, next.event.id)
      return next.event.id === this.#last?.id
    } catch (error) {
      // The position lies inside a record of another history.
      if (error instanceof Error && /invalid ?position/i.test(error.message)) return false
      throw error
    }
  }
}
