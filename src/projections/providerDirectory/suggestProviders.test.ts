import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { type ProviderSketch, providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { lyon, providerId } from '../../../tests/setup/sampleEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { defaultRules, type Rules } from '../../domain/rules.ts'
import { providerAvailability } from '../providerAvailability/providerAvailability.ts'
import { providerDirectory } from './providerDirectory.ts'
import type { PlannerWish } from './suggestionScore.ts'
import { type SuggestionQuery, suggestProviders } from './suggestProviders.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const sought = { eventCountry: 'FR', reference: lyon, serviceType: 'complete', plannerBudget: '2000to5000', languages: ['fr'] } as const
const wish: PlannerWish = { eventDate: '2027-06-19', ...sought }
const rules: Rules = defaultRules

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await fillProjection(database.pool, providerAvailability, [])
})
afterAll(() => database.drop())

/** The suggestions among these providers; the first is numbered 1. */
async function suggested(sketches: readonly ProviderSketch[], over: Partial<PlannerWish> = {}, options: Partial<SuggestionQuery> = {}) {
  await fillProjection(
    database.pool,
    providerDirectory,
    sketches.flatMap((sketch, index) => providerEvents(index + 1, sketch)),
  )
  const suggestions = await suggestProviders(database.pool, { wish: { ...wish, ...over }, now, rules, ...options })
  return suggestions.map(({ providerId: id, ...suggestion }) => ({ ...suggestion, number: Number(id.slice(-3)) }))
}

async function numbersOf(sketches: readonly ProviderSketch[], over?: Partial<PlannerWish>, options?: Partial<SuggestionQuery>) {
  return (await suggested(sketches, over, options)).map(({ number }) => number)
}

async function pointsOf(sketch: ProviderSketch, over: Partial<PlannerWish> = {}) {
  const [only] = await suggested([sketch], over)
  return only?.why.points
}

const degreesPerKilometre = 180 / (Math.PI * 6371)
const northOfLyon = (kilometres: number) => ({ latitude: lyon.latitude + kilometres * degreesPerKilometre })

describe('who can be suggested', () => {
  it('is a planner, not a venue', async () => {
    expect(await numbersOf([{ kind: 'venue' }, { kind: 'planner' }])).toEqual([2])
  })

  it('is in the event’s country, however far, or at most 200 km from the reference point', async () => {
    const places = [
      { country: 'FR' as const, latitude: 48.4, longitude: -4.5 },
      { country: 'BE' as const, ...northOfLyon(199.9) },
      { country: 'BE' as const, ...northOfLyon(200.1) },
    ]
    expect(await numbersOf(places.map((place) => ({ place })))).toEqual([1, 2])
  })

  it('speaks one of the couple’s languages', async () => {
    expect(await numbersOf([{ languages: ['de', 'nl'] }, { languages: ['de', 'en'] }], { languages: ['fr', 'en'] })).toEqual([2])
  })

  it('offers the service that was chosen; any when none was', async () => {
    const sketches: ProviderSketch[] = [{ services: { PARTIAL_PLANNING: {} } }, { services: { DAY_COORDINATION: {} } }, { services: {} }]
    expect(await numbersOf(sketches, { serviceType: 'complete' })).toEqual([])
    expect(await numbersOf(sketches, { serviceType: 'partial' })).toEqual([1])
    expect(await numbersOf(sketches, { serviceType: 'day-coordination' })).toEqual([2])
    expect(await numbersOf(sketches, { serviceType: null })).toEqual([1, 2, 3])
  })

  it('is not shown already', async () => {
    expect(await numbersOf([{}, {}, {}], {}, { except: [providerId(2)] })).toEqual([1, 3])
  })

  it('is one of three, or of the requested number', async () => {
    const five = [{}, {}, {}, {}, {}]
    expect(await numbersOf(five)).toEqual([1, 2, 3])
    expect(await numbersOf(five, {}, { count: 4 })).toEqual([1, 2, 3, 4])
  })

  it('is nobody in an empty directory', async () => {
    expect(await numbersOf([])).toEqual([])
  })
})

describe('points for the distance: 40 up to 20 km, falling straight to 0 at 200', () => {
  it.each([
    [0, 40],
    [19.9, 40],
    [22.2, 40],
    [22.3, 39],
    [110, 20],
    [155, 10],
    [197.7, 1],
    [197.8, 0],
    [600, 0],
  ])('%d km: %d', async (kilometres, points) => {
    const [only] = await suggested([{ place: northOfLyon(kilometres) }])
    expect(only?.why.points.distance).toBe(points)
    expect(only?.why.kilometres).toBeCloseTo(kilometres, 3)
  })
})

describe('points for the budget', () => {
  it.each([
    ['within the range', 200_000, 25],
    ['the most within the range', 499_999, 25],
    ['below the range', 199_999, 20],
    ['free', 0, 20],
    ['just above the range', 500_000, 10],
    ['a quarter above the range', 625_000, 10],
    ['more than a quarter above', 625_001, 0],
    ['unknown', null, 8],
  ])('%s (%s cents): %d', async (_case, startingFrom, points) => {
    expect((await pointsOf({ services: { FULL_PLANNING: { startingFrom } } }))?.budget).toBe(points)
  })

  it('treats the highest range as having no upper end', async () => {
    expect((await pointsOf({ startingFrom: 9_000_000 }, { plannerBudget: 'more5000' }))?.budget).toBe(25)
  })

  it('uses the service’s price, else the company’s', async () => {
    const dear = { services: { FULL_PLANNING: { startingFrom: 900_000 } }, startingFrom: 300_000 }
    expect((await pointsOf(dear))?.budget).toBe(0)
    expect((await pointsOf({ ...dear, services: { FULL_PLANNING: {} } }))?.budget).toBe(25)
    expect((await pointsOf(dear, { serviceType: null }))?.budget).toBe(25)
  })
})

describe('points for the services', () => {
  it.each([
    ['priced and described', { startingFrom: 1, description: 'Tout compris' }, 20],
    ['priced', { startingFrom: 1, description: ' ' }, 14],
    ['described', { description: 'Tout compris' }, 14],
    ['offered', {}, 10],
  ])('%s: %d', async (_case, offer, points) => {
    expect((await pointsOf({ services: { FULL_PLANNING: offer } }))?.services).toBe(points)
    expect((await pointsOf({ services: { FULL_PLANNING: offer } }, { serviceType: null }))?.services).toBe(10)
  })

  it('the company’s price does not count as the service’s', async () => {
    expect((await pointsOf({ startingFrom: 100_000 }))?.services).toBe(10)
  })
})

describe('points for the languages: the share of the couple’s that is spoken', () => {
  it.each([
    [['fr'], ['fr'], 10],
    [['fr', 'en'], ['fr'], 5],
    [['fr', 'en', 'de'], ['de'], 3],
    [['fr', 'en', 'de'], ['fr', 'en'], 7],
    [['fr', 'fr'], ['fr', 'es'], 10],
  ] as const)('wanted %j, spoken %j: %d', async (wanted, spoken, points) => {
    expect((await pointsOf({ languages: spoken }, { languages: wanted }))?.languages).toBe(points)
  })
})

describe('points for activity: a sign-in within 90 days', () => {
  it.each([
    ['2026-11-20T00:00:00.000Z', 5],
    ['2026-08-23T10:00:00.000Z', 5],
    ['2026-08-23T09:59:59.999Z', 0],
    [null, 0],
  ])('%s: %d', async (signedInAt, points) => {
    expect((await pointsOf({ signedInAt }))?.activity).toBe(points)
  })
})

describe('the order', () => {
  it('is by the total of the points', async () => {
    const [first, second] = await suggested([{ languages: ['fr'] }, { languages: ['fr', 'en'] }], { languages: ['fr', 'en'] })
    expect([first?.number, second?.number]).toEqual([2, 1])
    expect(first).toMatchObject({
      total: 40 + 8 + 10 + 10,
      why: { points: { distance: 40, budget: 8, services: 10, languages: 10, activity: 0 } },
    })
  })

  it('among equal totals is Premium first, then the later sign-in, then the id', async () => {
    const sketches: ProviderSketch[] = [
      {},
      { signedInAt: '2026-01-01T00:00:00.000Z' },
      { signedInAt: '2026-03-01T00:00:00.000Z' },
      { signedInAt: '2026-01-01T00:00:00.000Z' },
      { premium: true },
    ]
    expect(await numbersOf(sketches, {}, { count: 5 })).toEqual([5, 3, 2, 4, 1])
  })

  it('treats totals that differ by less than a point as equal', async () => {
    const near = { place: northOfLyon(100) }
    const littleFarther = { place: northOfLyon(100.5), premium: true }
    expect(await numbersOf([near, littleFarther])).toEqual([2, 1])
  })

  it('ranks a better planner far away above a worse one near by', async () => {
    const near: ProviderSketch = { services: { FULL_PLANNING: { startingFrom: 2_000_000 } } }
    const far: ProviderSketch = {
      place: northOfLyon(60),
      services: { FULL_PLANNING: { startingFrom: 300_000, description: 'Tout compris' } },
      signedInAt: '2026-11-20T00:00:00.000Z',
    }
    expect(await numbersOf([near, near, near, far])).toEqual([4, 1, 2])
  })
})

describe('the search radius', () => {
  const active = { signedInAt: '2026-11-20T00:00:00.000Z' }
  const perfect = { ...active, services: { FULL_PLANNING: { startingFrom: 300_000, description: 'Tout compris' } } }
  // The next square of the grid begins 64 km to the north, so providers there are only found when the search extends that far.
  const reference = { latitude: 46.75 - 64 * degreesPerKilometre, longitude: lyon.longitude }
  const northOf = (kilometres: number) => ({ latitude: reference.latitude + kilometres * degreesPerKilometre })

  it('grows as long as a planner there could still tie', async () => {
    const near: ProviderSketch = { ...active, place: northOf(0), startingFrom: 300_000 }
    const far: ProviderSketch = { ...perfect, place: northOf(65), premium: true }
    const found = await suggested([near, near, near, far], { reference })
    expect(found.map(({ number, total }) => [number, total])).toEqual([
      [4, 90],
      [1, 90],
      [2, 90],
    ])
  })

  it('covers the whole country when nobody near by exceeds the maximum without distance points', async () => {
    const near: ProviderSketch = { place: northOf(190), services: { FULL_PLANNING: { startingFrom: 2_000_000 } } }
    const far: ProviderSketch = { ...perfect, place: northOf(450) }
    expect(await numbersOf([near, near, near, far], { reference })).toEqual([4, 1, 2])
  })
})

describe('rules', () => {
  it('use the given numbers', async () => {
    const generous: Rules = {
      ...rules,
      suggestedPlanners: 1,
      suggestions: { ...rules.suggestions, points: { distance: 400, languages: 0, activity: 0 } },
    }
    const [only, ...others] = await suggested([{ place: northOfLyon(50) }, { place: northOfLyon(40) }], {}, { rules: generous })
    expect(only).toMatchObject({ number: 2, why: { points: { distance: 356, languages: 0 } } })
    expect(others).toEqual([])
  })
})
