import type { BaseLogger } from 'pino'
import type { EventStore, Position, RecordedEvent } from '../../eventstore/eventStore.ts'
import { describeFailure } from '../../platform/describeFailure.ts'

/** What a signed-in person is told: what happened, to which things, and where it stands in the log. No personal data. */
export interface LiveEvent {
  readonly type: string
  /** Names ending in `Id` and their values, as the event has them. */
  readonly ids: Readonly<Record<string, string>>
  readonly position: Position
}

/** Hands what happens to those whom it concerns, for as long as they listen. */
export interface LiveEvents {
  /** `couple:{id}` or `provider:{id}`. Answers the way to stop. */
  listen(audience: string, listener: (event: LiveEvent) => void): () => void
}

export interface LiveEventsOptions {
  /** Events worth telling; null for all. */
  readonly types: readonly string[] | null
  readonly signal: AbortSignal
  readonly log: Pick<BaseLogger, 'error'>
}

/** Whose ids in an event name somebody to tell. */
const audiences = { coupleId: 'couple', providerId: 'provider' } as const

/**
 * Follows the log from its present end, once for the whole process, until `signal` aborts. Only ids are looked at: a log that gives
 * personal fields sealed will do, and costs less.
 */
export async function followLiveEvents(
  store: Pick<EventStore, 'head' | 'subscribe'>,
  { types, signal, log }: LiveEventsOptions,
): Promise<LiveEvents> {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>()

  const publish = ({ type, data, position }: RecordedEvent) => {
    for (const [field, kind] of Object.entries(audiences)) {
      for (const listener of listeners.get(`${kind}:${String(data[field])}`) ?? []) {
        // Who wrote a request stays hidden from a provider that has not unlocked it.
        const hidden = kind === 'provider' ? 'coupleId' : undefined
        try {
          listener({ type, ids: idsOf(data, hidden), position })
        } catch (error) {
          log.error(`a listener to ${type} failed: ${describeFailure(error)}`)
        }
      }
    }
  }

  const follow = async (after: Position) => {
    for await (const page of store.subscribe({ after, types, signal })) page.events.forEach(publish)
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

function idsOf(data: Readonly<Record<string, unknown>>, hidden: string | undefined): Record<string, string> {
  const ids: Record<string, string> = {}
  for (const [field, value] of Object.entries(data)) {
    if (field.endsWith('Id') && field !== hidden && typeof value === 'string') ids[field] = value
  }
  return ids
}
