import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { type ProviderSketch, providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { lyon, providerId } from '../../../tests/setup/sampleEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { type Keyword, keywordsOf } from './keywords.ts'
import { providerDirectory } from './providerDirectory.ts'
import { bestMatches, bestOfMany, type Matching, type SearchEffort } from './searchRanking.ts'

interface Sketch extends ProviderSketch {
  readonly name: string
  readonly place: { readonly city: string; readonly latitude: number }
  readonly portrait: string
  readonly premium: boolean
  readonly signedInAt: string | null
}

const degreesPerKilometre = 180 / (Math.PI * 6371)

const has = (text: string) => (keyword: Keyword) =>
  text.split(' ').some((word) => (keyword.prefix ? word.startsWith(keyword.word) : word === keyword.word))

/** The specified order, implemented naively by a scan of all providers. `conseil` is the name of a service. */
function naiveMatches(world: readonly Sketch[], { keywords, around, townWords }: Matching) {
  return world
    .flatMap((provider, index) => {
      const services = Object.keys(provider.services ?? {}).includes('CONSULTING_SERVICES') ? 'conseil et accompagnement' : ''
      const headline = `${provider.name} ${services} ${provider.place.city}`
      const kilometres = around ? (provider.place.latitude - lyon.latitude) / degreesPerKilometre : 0
      const matches =
        kilometres <= 50 &&
        townWords.every((word) => provider.place.city.split(' ').includes(word)) &&
        keywords.every(has(`${headline} ${provider.portrait}`))
      const closeness = keywords.every(has(provider.name)) ? 0 : keywords.every(has(headline)) ? 1 : 2
      return matches
        ? [{ id: providerId(index + 1), premium: provider.premium, closeness, kilometres, signedInAt: provider.signedInAt ?? '' }]
        : []
    })
    .toSorted(
      (a, b) =>
        Number(b.premium) - Number(a.premium) ||
        a.closeness - b.closeness ||
        a.kilometres - b.kilometres ||
        (a.signedInAt === b.signedInAt ? 0 : a.signedInAt < b.signedInAt ? 1 : -1) ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id)
}

// `olive` also finds `olives`, which begins with it.
const words = ['lavande', 'lavoir', 'olive', 'olives', 'conseil', 'pin', 'mer']
const phrase = (maxLength: number) => fc.array(fc.constantFrom(...words), { minLength: 1, maxLength }).map((some) => some.join(' '))
const provider: fc.Arbitrary<Sketch> = fc.record({
  name: phrase(2),
  place: fc.record({
    city: phrase(2),
    latitude: fc.constantFrom(0, 10, 10, 30, 49, 51).map((km) => lyon.latitude + km * degreesPerKilometre),
  }),
  portrait: phrase(4),
  services: fc.constantFrom({}, { CONSULTING_SERVICES: {} }),
  premium: fc.boolean(),
  signedInAt: fc.constantFrom(null, ...[1, 2, 3, 4, 5].map((day) => `2026-11-0${day}T00:00:00.000Z`)),
})
const search = fc.record({
  text: fc.oneof(phrase(3), fc.constantFrom('lav', 'conseil oli', 'mer la', '')),
  town: fc.constantFrom(null, null, 'place', 'mer', 'olive pin'),
  from: fc.integer({ min: 0, max: 20 }),
  count: fc.integer({ min: 0, max: 40 }),
  countUpTo: fc.constantFrom(0, 5, 60),
  effort: fc.record({ most: fc.constantFrom(0, 3, 20, 1_000), firstSteps: fc.constantFrom(1, 10, 100) }),
})

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('finds the same providers, in the same order, as a full scan, with every plan', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(provider, { minLength: 60, maxLength: 120 }),
      fc.array(search, { minLength: 15, maxLength: 15 }),
      async (world, searches) => {
        await fillProjection(
          database.pool,
          providerDirectory,
          world.flatMap((sketch, index) => providerEvents(index + 1, sketch)),
        )
        for (const { text, town, from, count, countUpTo, effort } of searches) {
          const matching: Matching = {
            kind: 'planner',
            keywords: keywordsOf(text),
            around: town === 'place' ? { place: lyon, kilometres: 50 } : null,
            townWords: town === null || town === 'place' ? [] : town.split(' '),
          }
          if (matching.keywords.length === 0 && town === null) continue
          const expected = naiveMatches(world, matching)
          const way: SearchEffort = { sortUpTo: () => effort.most, firstSteps: () => effort.firstSteps }
          const window = { from, to: from + count }
          const shown = expected.slice(window.from, window.to)
          const { rows, found } = await bestMatches(database.pool, matching, window, countUpTo, way)
          expect(rows.map((row) => row.provider_id)).toEqual(shown)
          expect(Math.min(found, countUpTo + 1)).toBe(Math.min(expected.length, countUpTo + 1))
          if (matching.around) continue
          const many = await bestOfMany(database.pool, matching, window, way)
          expect(many.map((row) => row.provider_id)).toEqual(shown)
        }
      },
    ),
    { numRuns: 8, seed: 20_261_121 },
  )
})
