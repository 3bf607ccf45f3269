import type { EventStore } from '../../src/eventstore/eventStore.ts'

/** The same log with other subscriptions. */
export function withSubscription(store: EventStore, subscribe: EventStore['subscribe']): EventStore {
  return {
    id: store.id,
    start: store.start,
    append: (...given) => store.append(...given),
    readStream: (...given) => store.readStream(...given),
    readAll: (range) => store.readAll(range),
    readToHead: (range) => store.readToHead(range),
    head: () => store.head(),
    close: () => store.close(),
    subscribe,
  }
}
