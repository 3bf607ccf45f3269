import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { type ProviderSketch, providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { lyon, providerId } from '../../../tests/setup/sampleEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { defaultRules } from '../../domain/rules.ts'
import { providerDirectory } from './providerDirectory.ts'
import { similarProviders } from './similarProviders.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** The providers similar to the first of these; numbered from 1. */
async function beside(own: ProviderSketch, ...others: readonly ProviderSketch[]): Promise<readonly number[]> {
  const events = [own, ...others].flatMap((sketch, index) => providerEvents(index + 1, sketch))
  await fillProjection(database.pool, providerDirectory, events)
  const ids = await similarProviders(database.pool, providerId(1), defaultRules)
  return ids.map((id) => Number(id.slice(-3)))
}

const northOfLyon = (kilometres: number) => ({ latitude: lyon.latitude + (kilometres * 180) / (Math.PI * 6371) })
const both = { services: { FULL_PLANNING: {}, DAY_COORDINATION: {} } }

test('lists those that share most services first, then Premium, then the nearest; three at most', async () => {
  const [far, near] = [{ place: northOfLyon(40) }, { place: northOfLyon(3) }]
  expect(await beside(both, near, { ...both, ...far }, { ...far, premium: true }, { ...both, ...near })).toEqual([5, 3, 4])
})

test('lists only public providers of the same kind within 50 km', async () => {
  expect(await beside({}, { kind: 'venue' }, { place: northOfLyon(50.1) }, { place: northOfLyon(49.9) })).toEqual([4])
  expect(await beside({ kind: 'venue' }, {}, { kind: 'venue' })).toEqual([3])
})

test('lists nobody beside a provider with Premium', async () => {
  expect(await beside({ premium: true }, {}, {})).toEqual([])
})
