// @vitest-environment node
import { expect, test } from 'vitest'
import { eventCatalog } from '../../../src/domain/eventCatalog.ts'
import { creditLedger } from '../../../src/projections/creditLedger/creditLedger.ts'
import { invoices } from '../../../src/projections/invoices/invoices.ts'
import { providerAvailability } from '../../../src/projections/providerAvailability/providerAvailability.ts'
import { providerHistory } from '../../../src/projections/providerHistory/providerHistory.ts'
import { providerPayments } from '../../../src/projections/providerPayments/providerPayments.ts'
import { providerReviews } from '../../../src/projections/providerReviews/providerReviews.ts'
import { requestInbox } from '../../../src/projections/requestInbox/requestInbox.ts'
import { eventTypesOf, type Projection } from '../../../src/projections/runner/projection.ts'
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

/** Events that providers are notified of but that outdate none of their data. */
function withoutReaction(types: readonly string[], pages = pagesOfProviders): readonly string[] {
  return types.filter((type) => staleAfter(type, pages) === undefined)
}

/** Events that a page expects but never gets: misspelt ones, and those that providers are not notified of. */
function waitedForInVain(pages = pagesOfProviders): readonly string[] {
  return [...reactedTo(pages)].filter((type) => !toldToProviders.includes(type))
}

test('outdates a query for every event that providers are notified of, and expects no other event', () => {
  expect(toldToProviders).toContain('RequestReceived')
  expect(withoutReaction(toldToProviders)).toEqual([])
  expect(waitedForInVain()).toEqual([])
})

test('finds an event that no provider page reacts to', () => {
  expect(withoutReaction([...toldToProviders, 'PlantedHappened'])).toEqual(['PlantedHappened'])
  const withoutPhotos = pagesOfProviders.filter(({ name }) => name !== 'photos')
  expect(withoutReaction(toldToProviders, withoutPhotos)).toContain('KeyPhotoChosen')
})

/** Resources that show all of a projection: each of its events that reaches providers outdates them. */
const shownWhole: Readonly<Record<string, Projection>> = {
  availability: providerAvailability,
  credits: creditLedger,
  history: providerHistory,
  invoices,
  payments: providerPayments,
  requests: requestInbox,
  reviews: providerReviews,
}

function missedBy(name: string, pages = pagesOfProviders): readonly string[] {
  const projection = shownWhole[name]
  if (!projection) throw new Error(`${name} shows no projection`)
  const { changedBy = [] } = pages.find((page) => page.name === name) ?? {}
  return eventTypesOf(projection).filter((type) => toldToProviders.includes(type) && !changedBy.includes(type))
}

test.each(Object.keys(shownWhole))('outdates the %s by every event that changes what they show', (name) => {
  expect(missedBy(name)).toEqual([])
})

test('finds an event that changes what a resource shows but does not outdate it', () => {
  const planted = pagesOfProviders.map((page) => ({ ...page, changedBy: page.changedBy?.filter((type) => type !== 'CreditReturned') }))
  expect(missedBy('requests', planted)).toEqual(['CreditReturned'])
})

test('finds an event that a page expects but never gets', () => {
  const access = { as: 'provider' } as const
  const planted = defineResource({
    name: 'credits',
    access,
    changedBy: ['PhotoAded', 'PhotoAdded', 'ProviderSignedIn'],
  })
  expect(waitedForInVain([...pagesOfProviders, planted])).toEqual(['PhotoAded', 'ProviderSignedIn'])
})

test('outdates the resources that declare an event, and the balance where it costs something', () => {
  expect(staleAfter('RequestUnlocked')).toEqual([['dashboard'], ['requests'], ['statistics'], ['credits'], ['subscription'], ['me']])
  expect(staleAfter('CreditReturned')).toEqual([['dashboard'], ['requests'], ['credits'], ['history'], ['me']])
  expect(staleAfter('RequestReceived')).toEqual([['dashboard'], ['requests'], ['statistics'], ['unread']])
})

test('knows no event of a newer server, so that everything is refetched', () => {
  expect(staleAfter('SomethingNew')).toBeUndefined()
})
