import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  eventTypeFilter,
  type ReadPosition,
  type Position as ServerPosition,
} from '@eventstore/db-client'
import { Notifier } from '../platform/notifier.ts'
import { EventStoreDbTimeout } from './eventStoreDbCalls.ts'

/** Messages buffered for a subscriber that is busy; beyond this the server has to wait. */
const mostWaiting = 1_000
/** A waiting subscriber gets everything that has arrived, up to this many messages. */
const fullBatch = 250
/** How many events the server scans before it sends a checkpoint. */
export const searchWindow = 1_000

/** All matching events between the subscription's start and this position were sent. */
export class Checkpoint {
  readonly position: ServerPosition
  constructor(position: ServerPosition) {
    this.position = position
  }
}

/** The end of the log is reached. Servers before 23.10 do not send this. */
export const caughtUp = Symbol('caught up')

/** What the server sends a subscriber. */
export type SubscriptionMessage = AllStreamResolvedEvent | Checkpoint | typeof caughtUp

export interface SubscriptionOptions {
  /** Begins with the first event behind this position. */
  readonly from: ReadPosition
  /** Null for every event in the log, the server's own among them. */
  readonly types: readonly string[] | null
  /** The server must confirm the subscription in this time. */
  readonly deadlineMs: number
  /** After this time without a message, an empty batch is returned. */
  readonly quietMs?: number
  readonly signal: AbortSignal
}

/**
 * The server's messages in order, in batches as they arrive. Ends when `signal` is aborted.
 * @throws when the connection is lost, and EventStoreDbTimeout
 */
export async function* subscribeToServer(
  client: EventStoreDBClient,
  options: SubscriptionOptions,
): AsyncGenerator<readonly SubscriptionMessage[]> {
  const { from, types, deadlineMs, quietMs, signal } = options
  const subscription = client.subscribeToAll({ fromPosition: from, ...(types ? { filter: filterBy(types) } : {}) })
  const happened = new Notifier()
  let arrived: SubscriptionMessage[] = []
  let confirmed = false
  let failure: Error | undefined
  subscription.on('confirmation', () => {
    confirmed = true
    happened.notify()
  })
  subscription.on('caughtUp', () => subscription.push(caughtUp))
  subscription.on('data', (message: SubscriptionMessage) => {
    arrived.push(message)
    if (arrived.length >= mostWaiting) subscription.pause()
    happened.notify()
  })
  subscription.on('end', () => happened.notify())
  // Never removed: an error after the end is irrelevant, but without a listener it would end the process.
  subscription.on('error', (error) => {
    failure ??= error
    happened.notify()
  })
  try {
    while (!signal.aborted) {
      const notifications = happened.notifications
      if (arrived.length > 0) {
        const batch = arrived
        arrived = []
        subscription.resume()
        yield batch
        continue
      }
      if (failure) throw failure
      if (subscription.readableEnded) throw new Error('the server ended the subscription')
      await happened.next(notifications, signal, confirmed ? quietMs : deadlineMs)
      // Taking them one by one would cost more than reading them does.
      for (let before = 0; arrived.length > before && arrived.length < fullBatch; ) {
        before = arrived.length
        await nextTurn()
      }
      if (happened.notifications > notifications || signal.aborted) continue
      if (!confirmed) throw new EventStoreDbTimeout(deadlineMs)
      yield []
    }
  } finally {
    subscription.unsubscribe().catch(() => {})
    subscription.destroy()
  }
}

/** Checkpoints are queued with the events, since the client calls back while earlier events are still unread. */
function filterBy(types: readonly string[]) {
  return eventTypeFilter({
    regex: `^(?:${types.map((type) => type.replace(/[^\w]/g, '\\$&')).join('|')})$`,
    maxSearchWindow: searchWindow,
    checkpointReached: (subscription, position) => {
      subscription.push(new Checkpoint(position))
    },
  })
}
