import type { EventStore, Position, RecordedEvent } from '../../eventstore/eventStore.ts'

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

/** Whose ids in an event name somebody to tell. */
const audiences = { coupleId: 'couple', providerId: 'provider' } as const

/** Follows the log from its present end once for the whole process, until `signal` aborts. */
export function followLiveEvents(
  store: EventStore,
  options: { readonly types: readonly string[]; readonly signal: AbortSignal },
): LiveEvents {
  const listeners = new Map<string, Set<(event: LiveEvent) => void>>()

  function publish(event: RecordedEvent): void {
    const ids = Object.fromEntries(
      Object.entries(event.data).filter((entry): entry is [string, string] => entry[0].endsWith('Id') && typeof entry[1] === 'string'),
    )
    for (const [field, kind] of Object.entries(audiences)) {
      const concerned = listeners.get(`${kind}:${ids[field]}`)
      for (const listener of concerned ?? []) listener({ type: event.type, ids, position: event.position })
    }
  }

  async function follow(after: Position): Promise<void> {
    for await (const page of store.subscribe({ after, types, signal })) page.events.forEach(publish)
  }

  follow(await store.head()).catch((error: unknown) => {
    if (!signal.aborted) onError(error)
  })

  return {
    listen(audience, listener) {
      const own = listeners.get(audience) ?? new Set()
      listeners.set(audience, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(audience)
      }
    },
  }
}
