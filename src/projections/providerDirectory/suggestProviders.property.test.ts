import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { type ProviderSketch, providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { dayBooked } from '../../../tests/setup/sampleAvailabilityEvents.ts'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import type { Country, Language } from '../../domain/locale.ts'
import {
  type PlannerBudgetRange,
  plannerBudgetCents,
  plannerBudgetRanges,
  serviceForType,
  serviceTypes,
} from '../../domain/referenceValues.ts'
import { defaultRules } from '../../domain/rules.ts'
import { providerAvailability } from '../providerAvailability/providerAvailability.ts'
import type { Coordinates } from './grid.ts'
import { providerDirectory } from './providerDirectory.ts'
import type { PlannerWish } from './suggestionScore.ts'
import { suggestProviders } from './suggestProviders.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const earth = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance by the haversine formula, which the SQL does not use. */
function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(a.latitude - b.latitude) / 2) ** 2
  const east = Math.sin(radians(a.longitude - b.longitude) / 2) ** 2
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east)))
}

/** The point so many kilometres away in a direction. */
function pointAt({ latitude, longitude }: Coordinates, kilometres: number, bearing: number): Coordinates {
  const [from, angle] = [radians(latitude), kilometres / earth]
  const north = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing))
  const east = Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(from), Math.cos(angle) - Math.sin(from) * Math.sin(north))
  const degrees = longitude + (east * 180) / Math.PI
  return { latitude: (north * 180) / Math.PI, longitude: ((degrees + 540) % 360) - 180 }
}

type Sketch = Required<Pick<ProviderSketch, 'languages' | 'premium' | 'services'>> &
  ProviderSketch & {
    readonly place: Coordinates & { readonly country: Country }
    readonly startingFrom: number | null
    readonly signedInAt: string | null
    /** Booked on the day of the event. */
    readonly busy: boolean
  }

/** The specified rules, implemented naively by a scan of all planners. */
function naiveSuggestions(world: readonly Sketch[], wish: PlannerWish, count: number) {
  const service = wish.serviceType && serviceForType[wish.serviceType]
  return world
    .flatMap((planner, index) => {
      const kilometres = kilometresBetween(planner.place, wish.reference)
      const shared = wish.languages.filter((language) => planner.languages.includes(language))
      const offer = service ? planner.services[service] : undefined
      const fits =
        (planner.kind ?? 'planner') === 'planner' &&
        planner.approved !== false &&
        !planner.busy &&
        (planner.place.country === wish.eventCountry || kilometres <= 200) &&
        shared.length > 0 &&
        (service === null || offer !== undefined)
      if (!fits) return []
      const points = {
        distance: Math.round(40 * Math.min(1, Math.max(0, (200 - kilometres) / 180))),
        budget: budgetPoints(offer?.startingFrom ?? planner.startingFrom, wish.plannerBudget),
        services: service === null ? 10 : ([10, 14, 20][Number(offer?.startingFrom != null) + Number(Boolean(offer?.description))] ?? 0),
        languages: Math.round((10 * shared.length) / wish.languages.length),
        activity: planner.signedInAt !== null && now.getTime() - Date.parse(planner.signedInAt) <= 90 * 86_400_000 ? 5 : 0,
      }
      const total = points.distance + points.budget + points.services + points.languages + points.activity
      return [{ id: providerId(index + 1), total, points, premium: planner.premium, signedInAt: planner.signedInAt ?? '' }]
    })
    .toSorted(
      (a, b) =>
        b.total - a.total ||
        Number(b.premium) - Number(a.premium) ||
        (a.signedInAt === b.signedInAt ? 0 : a.signedInAt < b.signedInAt ? 1 : -1) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, count)
    .map(({ id, total, points, premium }) => ({ id, total, points, premium }))
}

function budgetPoints(price: number | null, range: PlannerBudgetRange): number {
  if (price === null) return 8
  const { from, to } = plannerBudgetCents[range]
  if (price < from) return 20
  if (to === null || price < to) return 25
  return price <= to * 1.25 ? 10 : 0
}

// Few distinct values, so that totals tie, and distances on both sides of every boundary.
const edges = [0, 5, 19.99, 22.24, 22.26, 40, 55, 58.2, 58.3, 80, 88.9, 89.1, 120, 155, 180, 197.74, 197.76, 199.99, 200.01, 230, 600, 1500]
const prices = [null, 40_000, 60_000, 200_000, 230_000, 300_000, 520_000, 640_000]
const signIns = [null, '2025-01-01T00:00:00.000Z', '2026-08-23T09:59:00.000Z', '2026-08-23T10:01:00.000Z', '2026-11-01T00:00:00.000Z']
const someLanguages = fc.uniqueArray(fc.constantFrom<Language>('fr', 'en', 'nl', 'de'), { minLength: 1, maxLength: 3 })
const offer = fc.record({ startingFrom: fc.constantFrom(...prices), description: fc.constantFrom(null, 'Tout compris') })
const reference = fc.record({
  latitude: fc.oneof(
    { weight: 4, arbitrary: fc.double({ min: 36, max: 56, noNaN: true }) },
    { weight: 1, arbitrary: fc.double({ min: -89.9, max: 89.9, noNaN: true }) },
  ),
  longitude: fc.oneof(
    { weight: 4, arbitrary: fc.double({ min: -9, max: 15, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(-179.99, 179.99, 0) },
  ),
})
const world = reference.chain((centre) =>
  fc.record({
    wishes: fc.array(
      fc.record({
        eventDate: fc.constant('2027-06-19'),
        eventCountry: fc.constant('FR'),
        reference: fc.constant(centre),
        serviceType: fc.constantFrom(null, ...serviceTypes),
        plannerBudget: fc.constantFrom(...plannerBudgetRanges),
        languages: someLanguages,
      }),
      { minLength: 8, maxLength: 8 },
    ),
    planners: fc.array(
      fc.record({
        kind: fc.constantFrom<'planner' | 'venue'>('planner', 'planner', 'planner', 'venue'),
        approved: fc.constantFrom(true, true, true, false),
        premium: fc.boolean(),
        languages: someLanguages,
        startingFrom: fc.constantFrom(...prices),
        signedInAt: fc.constantFrom(...signIns),
        busy: fc.constantFrom(false, false, false, true),
        services: fc.record({ FULL_PLANNING: offer, PARTIAL_PLANNING: offer, DAY_COORDINATION: offer }, { requiredKeys: [] }),
        place: fc
          .tuple(fc.constantFrom<Country>('FR', 'FR', 'BE'), fc.constantFrom(...edges), fc.double({ min: 0, max: 6.28, noNaN: true }))
          .map(([country, kilometres, bearing]) => ({ country, ...pointAt(centre, kilometres, bearing) })),
      }),
      { maxLength: 90, size: 'max' },
    ),
  }),
)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('suggests the same planners as a full scan, ties included, anywhere in the world', async () => {
  let lookedFar = 0
  await fc.assert(
    fc.asyncProperty(world, async ({ wishes, planners }) => {
      await fillProjection(
        database.pool,
        providerDirectory,
        planners.flatMap((planner, index) => providerEvents(index + 1, planner as ProviderSketch)),
      )
      await fillProjection(
        database.pool,
        providerAvailability,
        planners.flatMap(({ busy }, index) => (busy ? [dayBooked({ providerId: providerId(index + 1), day: '2027-06-19' })] : [])),
      )
      for (const [index, wish] of wishes.entries()) {
        const count = 1 + (index % 4)
        const suggested = await suggestProviders(database.pool, { wish, now, rules: defaultRules, count })
        if (suggested.some(({ why }) => why.points.distance === 0)) lookedFar++
        expect(suggested.map(({ providerId: id, total, why: { points, premium } }) => ({ id, total, points, premium }))).toEqual(
          naiveSuggestions(planners, wish, count),
        )
      }
    }),
    { numRuns: 15, seed: 20_261_121 },
  )
  expect(lookedFar).toBeGreaterThan(5)
})
