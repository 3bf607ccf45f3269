// @vitest-environment node
import { expect, test } from 'vitest'
import { eventCatalog } from '../../../src/domain/eventCatalog.ts'
import { storedEvents } from '../../../tests/setup/storedEvents.ts'
import { defineResource } from '../kit/defineResource.ts'
import { resources } from '../resources.ts'
import { reactedTo, staleAfter } from './liveReactions.ts'

const toldToProviders = storedEvents()
  .filter(({ type, version, data }) => {
    const entry = eventCatalog.get(type)
    if (entry?.version !== version) return false
    const open = Object.fromEntries(Object.entries(data).filter(([name]) => !entry.personal.includes(name)))
    return entry.definition.audience?.(open).some((recipient) => 'provider' in recipient)
  })
  .map(({ type }) => type)

const pagesOfProviders = resources.filter(({ access }) => access.as === 'provider')

/** Events that providers are notified of and that make nothing of theirs out of date. */
function withoutReaction(types: readonly string[], pages = pagesOfProviders): readonly string[] {
  return types.filter((type) => staleAfter(type, pages) === undefined)
}

/** Events that a page waits for and never gets: misspelt ones, and those that providers are not notified of. */
function waitedForInVain(pages = pagesOfProviders): readonly string[] {
  return [...reactedTo(pages)].filter((type) => !toldToProviders.includes(type))
}

test('every event that providers are notified of makes some query out of date, and no page waits for another one', () => {
  expect(toldToProviders).toContain('RequestReceived')
  expect(withoutReaction(toldToProviders)).toEqual([])
  expect(waitedForInVain()).toEqual([])
})

test('finds an event that no page of a provider reacts to', () => {
  expect(withoutReaction([...toldToProviders, 'PlantedHappened'])).toEqual(['PlantedHappened'])
  const withoutPhotos = pagesOfProviders.filter(({ name }) => name !== 'photos')
  expect(withoutReaction(toldToProviders, withoutPhotos)).toContain('KeyPhotoChosen')
})

test('finds an event that a page waits for and never gets', () => {
  const access = { as: 'provider' } as const
  const planted = defineResource({
    name: 'planted',
    access,
    label: 'credits.title',
    changedBy: ['PhotoAded', 'PhotoAdded', 'ProviderSignedIn'],
  })
  expect(waitedForInVain([...pagesOfProviders, planted])).toEqual(['PhotoAded', 'ProviderSignedIn'])
})

test('an event concerns the resources that say so, and the balance where it costs something', () => {
  expect(staleAfter('RequestUnlocked')).toEqual([['dashboard'], ['requests'], ['statistics'], ['credits'], ['subscription'], ['me']])
  expect(staleAfter('RequestReceived')).toEqual([['dashboard'], ['requests'], ['statistics'], ['unread']])
})

test('an event of a newer server is unknown, so that everything is read again', () => {
  expect(staleAfter('SomethingNew')).toBeUndefined()
})
