import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { lyon } from '../../../tests/setup/sampleEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import type { ServiceOffer } from '../../domain/provider/providerEvents.ts'
import { plannerBudgetRanges } from '../../domain/referenceValues.ts'
import { defaultRules } from '../../domain/rules.ts'
import { providerAvailability } from '../providerAvailability/providerAvailability.ts'
import { providerDirectory } from './providerDirectory.ts'
import { suggestProviders } from './suggestProviders.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const hidden = { startingFrom: 300_000, priceVisible: false, description: 'Tout compris', descriptionVisible: false }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await fillProjection(database.pool, providerAvailability, [])
})
afterAll(() => database.drop())

test.each(plannerBudgetRanges)('treats a hidden price and description as missing where %s is sought', async (plannerBudget) => {
  const sought = { eventCountry: 'FR', reference: lyon, serviceType: 'complete', languages: ['fr'] } as const
  const wish = { eventDate: '2027-06-19', ...sought, plannerBudget }
  const why = async (offer: Partial<ServiceOffer>) => {
    await fillProjection(database.pool, providerDirectory, providerEvents(1, { services: { FULL_PLANNING: offer } }))
    const [only] = await suggestProviders(database.pool, { wish, now, rules: defaultRules })
    return only?.why
  }
  const known = await why(hidden)
  expect(known?.points).toMatchObject({ budget: 8, services: 10 })
  expect(known).toEqual(await why({}))
})
