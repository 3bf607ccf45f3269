import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { browseProviders, type DirectorySelection, listedRegions, regionsOf } from './browseProviders.ts'
import { providerDirectory } from './providerDirectory.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const inRhone = { place: { country: 'FR', region: 'Rhône' } } as const
  await fillProjection(database.pool, providerDirectory, [
    ...providerEvents(1, { ...inRhone, signedInAt: '2026-11-01T00:00:00.000Z', services: { FULL_PLANNING: {} } }),
    ...providerEvents(2, { ...inRhone, signedInAt: '2026-11-02T00:00:00.000Z', services: { DAY_COORDINATION: {} } }),
    ...providerEvents(3, { ...inRhone, premium: true, services: { FULL_PLANNING: {}, PARTIAL_PLANNING: {} } }),
    ...providerEvents(4, { place: { country: 'FR', region: 'Val-d’Oise' }, services: { FULL_PLANNING: {} } }),
    ...providerEvents(5, { place: { country: 'FR' }, services: { FULL_PLANNING: {} } }),
    ...providerEvents(6, { ...inRhone, kind: 'venue' }),
    ...providerEvents(7, { ...inRhone, approved: false }),
    ...providerEvents(8, { place: { country: 'DE', region: 'Bayern' }, services: { DAY_COORDINATION: {} } }),
  ])
})
afterAll(() => database.drop())

const browse = async (selection: Partial<DirectorySelection>, { from = 0, limit = 10, countUpTo = 100 } = {}) => {
  const found = await browseProviders(
    database.pool,
    { country: 'FR', regionSlug: null, service: null, ...selection },
    { from, limit, countUpTo },
  )
  return [found.ids, found.total]
}
const ids = (...numbers: number[]) => numbers.map((number) => providerId(number))

describe('a page of the directory', () => {
  test('lists the public planners of a country, Premium first, then the latest sign-in', async () => {
    expect(await browse({})).toEqual([ids(3, 2, 1, 4, 5), 5])
  })

  test('can be limited to a region or a service', async () => {
    expect(await browse({ regionSlug: 'rhone' })).toEqual([ids(3, 2, 1), 3])
    expect(await browse({ service: 'FULL_PLANNING' })).toEqual([ids(3, 1, 4, 5), 4])
    expect(await browse({ regionSlug: 'rhone', service: 'DAY_COORDINATION' })).toEqual([ids(2), 1])
    expect(await browse({ country: 'DE', service: 'FULL_PLANNING' })).toEqual([[], 0])
  })

  test('has a position and a count up to a limit', async () => {
    expect(await browse({}, { from: 2, limit: 2, countUpTo: 4 })).toEqual([ids(1, 4), 4])
  })
})

test('lists only regions with planners', async () => {
  expect(await regionsOf(database.pool, 'FR')).toEqual([
    { slug: 'rhone', name: 'Rhône', count: 3 },
    { slug: 'val-d-oise', name: 'Val-d’Oise', count: 1 },
  ])
  expect(await regionsOf(database.pool, 'PT')).toEqual([])
})

test('every region with planners is listed with the services offered there', async () => {
  expect(await listedRegions(database.pool)).toEqual([
    { country: 'DE', regionSlug: 'bayern', services: ['DAY_COORDINATION'] },
    { country: 'FR', regionSlug: '', services: ['FULL_PLANNING'] },
    { country: 'FR', regionSlug: 'rhone', services: ['DAY_COORDINATION', 'FULL_PLANNING', 'PARTIAL_PLANNING'] },
    { country: 'FR', regionSlug: 'val-d-oise', services: ['FULL_PLANNING'] },
  ])
})
