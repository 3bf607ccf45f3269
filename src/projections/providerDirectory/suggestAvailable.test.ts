import { expect, it } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { dayBooked, daysBlocked, daysFreed } from '../../../tests/setup/sampleAvailabilityEvents.ts'
import { lyon, providerId } from '../../../tests/setup/sampleEvents.ts'
import { testDatabase } from '../../../tests/setup/testDatabase.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { defaultRules } from '../../domain/rules.ts'
import { providerAvailability } from '../providerAvailability/providerAvailability.ts'
import { providerDirectory } from './providerDirectory.ts'
import { suggestProviders } from './suggestProviders.ts'

const eventDate = '2027-06-19'
const sought = { eventCountry: 'FR', reference: lyon, serviceType: 'complete', plannerBudget: '2000to5000', languages: ['fr'] } as const

it('does not suggest a provider that is blocked or booked on the day or is not public, and suggests it again once the day is freed', async () => {
  const { pool } = await testDatabase()
  await fillProjection(
    pool,
    providerDirectory,
    [1, 2, 3, 4].flatMap((number) => providerEvents(number, { approved: number !== 4 })),
  )
  const among = async (...events: readonly AllianceEvent[]) => {
    await fillProjection(pool, providerAvailability, events)
    const now = new Date('2026-11-21T10:00:00.000Z')
    const suggested = await suggestProviders(pool, { wish: { eventDate, ...sought }, now, rules: defaultRules })
    return suggested.map(({ providerId: id }) => id)
  }
  const blocked = daysBlocked({ providerId: providerId(1), from: '2027-06-18', to: eventDate })
  const booked = dayBooked({ providerId: providerId(3), day: eventDate })
  expect(await among(blocked, booked)).toEqual([providerId(2)])
  const freed = daysFreed({ providerId: providerId(1), from: eventDate, to: eventDate })
  expect(await among(blocked, freed, booked)).toEqual([providerId(1), providerId(2)])
  expect(await among(dayBooked({ providerId: providerId(2), day: '2027-06-20' }))).toEqual([1, 2, 3].map(providerId))
})
