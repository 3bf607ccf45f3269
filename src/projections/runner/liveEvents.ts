import type { BaseLogger } from 'pino'
import type { Recipient } from '../../domain/audience.ts'
import { type EventCatalog, upcast } from '../../domain/eventCatalog.ts'
import type { EventStore, Position, RecordedEvent } from '../../eventstore/eventStore.ts'
import { describeFailure } from '../../platform/describeFailure.ts'

/** A live update: what happened, to which ids, and its position in the log. No personal data. */
export interface LiveEvent {
  readonly type: string
  /** The ids in the event that the recipient may know, by name. */
  readonly ids: Readonly<Record<string, string>>
  readonly position: Position
}

/** Delivers events to the persons concerned while they listen. */
export interface LiveEvents {
  /** `couple:{id}` or `provider:{id}`. Returns a function that stops listening. */
  listen(audience: string, listener: (event: LiveEvent) => void): () => void
}

export interface LiveEventsOptions {
  /** The audience of each event type; a type without one is delivered to nobody. */
  readonly catalog: EventCatalog
  readonly signal: AbortSignal
  readonly log: Pick<BaseLogger, 'error'>
}

/** A provider must not learn who wrote a request, nor which of its requests belong to one project. */
const idsKnownTo = {
  couple: ['coupleId', 'projectId', 'requestId', 'providerId'],
  provider: ['providerId', 'requestId'],
} as const

/**
 * Follows the log from its current end, once for the whole process, until `signal` aborts. It only reads ids, so a log with sealed personal
 * fields is enough and cheaper.
 */
export async function followLiveEvents(
  store: Pick<EventStore, 'head' | 'subscribe'>,
  { catalog, signal, log }: LiveEventsOptions,
): Promise<LiveEvents> {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>()
  const types = [...catalog.values()].filter(({ definition }) => 'audience' in definition).map(({ type }) => type)

  const deliver = (recipient: Recipient, event: RecordedEvent, data: RecordedEvent['data']) => {
    const [kind, id] = 'couple' in recipient ? (['couple', recipient.couple] as const) : (['provider', recipient.provider] as const)
    const update = { type: event.type, ids: idsOf(data, idsKnownTo[kind]), position: event.position }
    for (const listener of listeners.get(`${kind}:${id}`) ?? []) {
      try {
        listener(update)
      } catch (error) {
        log.error(`a listener to ${event.type} failed: ${describeFailure(error)}`)
      }
    }
  }

  const publish = (event: RecordedEvent) => {
    const entry = catalog.get(event.type)
    // Events of a newer release may be meant for an audience that this release does not know.
    if (!entry || event.metadata.version > entry.version) return
    try {
      const data = upcast(entry, event.metadata.version, event.data)
      for (const recipient of entry.definition.audience?.(data) ?? []) deliver(recipient, event, data)
    } catch (error) {
      log.error(`${event.type} ${event.id} was not told: ${describeFailure(error)}`)
    }
  }

  const follow = async (after: Position) => {
    for await (const page of store.subscribe({ after, types, signal, onlyEvents: true })) page.events.forEach(publish)
  }

  follow(await store.head()).catch((error: unknown) => {
    if (!signal.aborted) log.error(`live events ended: ${describeFailure(error)}`)
  })

  return {
    listen(audience, listener) {
      const own = listeners.get(audience) ?? new Set()
      listeners.set(audience, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(audience) === own) listeners.delete(audience)
      }
    },
  }
}

function idsOf(data: RecordedEvent['data'], known: readonly string[]): Record<string, string> {
  return Object.fromEntries(known.flatMap((name) => (typeof data[name] === 'string' ? [[name, data[name]]] : [])))
}
