import type { EventStore, RecordedEvent } from '../../src/eventstore/eventStore.ts'

/** All events of some types after a position, page by page. */
export async function readEverything(store: EventStore, types: readonly string[], from = store.start): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for (let after = from; ; ) {
    const page = await store.readAll({ after, types, limit: 1_000 })
    events.push(...page.events)
    if (page.caughtUp) return events
    after = page.position
  }
}
