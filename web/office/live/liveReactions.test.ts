// @vitest-environment node
import { expect, test } from 'vitest'
import { eventCatalog } from '../../../src/domain/eventCatalog.ts'
import { storedEvents } from '../../../tests/setup/storedEvents.ts'
import { staleAfter } from './liveReactions.ts'

const toldToProviders = storedEvents()
  .filter(({ type, version, data }) => {
    const entry = eventCatalog.get(type)
    if (entry?.version !== version) return false
    const open = Object.fromEntries(Object.entries(data).filter(([name]) => !entry.personal.includes(name)))
    return entry.definition.audience?.(open).some((recipient) => 'provider' in recipient)
  })
  .map(({ type }) => type)

test('every event that providers are notified of makes some query out of date', () => {
  expect(toldToProviders).toContain('RequestReceived')
  expect(toldToProviders.filter((type) => staleAfter(type) === undefined)).toEqual([])
})

test('an event concerns the resources that say so, and the balance where it costs something', () => {
  expect(staleAfter('RequestUnlocked')).toEqual([['requests'], ['credits'], ['me']])
  expect(staleAfter('RequestReceived')).toEqual([['requests'], ['unread']])
})

test('an event of a newer server is unknown, so that everything is read again', () => {
  expect(staleAfter('SomethingNew')).toBeUndefined()
})
