import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { dayBooked } from '../../../tests/setup/sampleAvailabilityEvents.ts'
import { lyon, providerId } from '../../../tests/setup/sampleEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { defaultRules } from '../../domain/rules.ts'
import { providerAvailability } from '../providerAvailability/providerAvailability.ts'
import { schemaOf } from '../runner/projection.ts'
import { upsertSql } from '../runner/tableSql.ts'
import { structureOf } from '../runner/tableStructure.ts'
import { browseProviders, type DirectorySelection, regionsOf } from './browseProviders.ts'
import type { CardViewer } from './providerCard.ts'
import { cardsOf, contactable, idsOfPublicIds, publicProfile } from './providerCards.ts'
import { providerDirectory } from './providerDirectory.ts'
import { type ProviderSearch, searchProviders } from './searchProviders.ts'
import { bestOfMany } from './searchRanking.ts'
import { similarProviders } from './similarProviders.ts'
import type { PlannerWish } from './suggestionScore.ts'
import { suggestProviders } from './suggestProviders.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const rules = defaultRules
const viewer: CardViewer = { language: 'fr', now, rules }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const providers = Array.from({ length: 5_000 }, (_, index) =>
    providerEvents(index + 1, {
      name: `Maison ${index % 700}`,
      kind: index % 10 === 9 ? 'venue' : 'planner',
      place: {
        latitude: 43 + ((index * 7) % 70) / 10,
        longitude: -1 + ((index * 13) % 90) / 10,
        country: index % 3 === 0 ? 'FR' : 'IT',
        region: `Region ${index % 40}`,
      },
      portrait: `${index % 2 === 0 ? 'wedding' : 'noces'} mot${index % 500} ${'un texte assez long pour être rangé à part '.repeat(50)}`,
      premium: index % 7 === 0,
      signedInAt: `2026-${String(1 + (index % 10)).padStart(2, '0')}-01T00:00:00.000Z`,
    }),
  )
  await fillProjection(database.pool, providerDirectory, providers.flat())
  const bookings = providers.map((_events, index) =>
    dayBooked({ providerId: providerId(index + 1), day: index % 3 === 0 ? '2027-06-19' : '2027-06-12' }),
  )
  await fillProjection(database.pool, providerAvailability, bookings)
})
afterAll(() => database.drop())

/** Postgres's plan of each statement that `ask` runs, with the same parameters. */
async function plansOf(ask: (pool: Pool) => Promise<unknown>): Promise<readonly string[]> {
  const plans: string[] = []
  const explaining = {
    async query(statement: string | { readonly text: string; readonly values: unknown[] }, values?: unknown[]) {
      const { text, bound } =
        typeof statement === 'string' ? { text: statement, bound: values } : { text: statement.text, bound: statement.values }
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, bound)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return database.pool.query(text, bound)
    },
  }
  await ask(explaining as unknown as Pool)
  return plans
}

const suggest = (over: Partial<PlannerWish>) => (pool: Pool) =>
  suggestProviders(pool, {
    wish: {
      eventDate: '2027-06-19',
      eventCountry: 'FR',
      reference: lyon,
      serviceType: 'complete',
      plannerBudget: 'less500',
      languages: ['fr'],
      ...over,
    },
    now,
    rules,
  })
const search = (over: Partial<ProviderSearch>) => (pool: Pool) =>
  searchProviders(pool, { kind: 'planner', keywords: '', town: null, page: 1, ...over }, rules)

const browse = (over: Partial<DirectorySelection>) => (pool: Pool) =>
  browseProviders(pool, { country: 'FR', regionSlug: null, service: null, ...over }, { from: 0, limit: 12, countUpTo: 601 })

it.each<[string, (pool: Pool) => Promise<unknown>, string]>([
  ['suggestions near by', suggest({}), 'Index Only Scan using planners_by_cell'],
  ['whether a suggestion is free', suggest({}), 'Index Scan using calendars_pkey'],
  ['suggestions far and wide', suggest({ reference: { latitude: 37.7, longitude: -25.7 } }), 'Index Only Scan using providers_by_country'],
  ['a rare word', search({ keywords: 'mot17' }), 'Bitmap Index Scan on other_planners_by_terms'],
  ['a word of half of all portraits', search({ keywords: 'wedding' }), 'Bitmap Index Scan on premium_planners_by_terms'],
  ['a word of half of all portraits, far down', search({ keywords: 'wedding', page: 50 }), 'Bitmap Index Scan on other_planners_by_terms'],
  ['venues', search({ keywords: 'wedding', kind: 'venue' }), 'Bitmap Index Scan on other_venues_by_terms'],
  ['a town', search({ town: lyon }), 'Scan using planners_by_cell'],
  ['a word in a town', search({ keywords: 'wedding', town: lyon }), 'Bitmap Index Scan on other_planners_by_terms'],
  ['similar providers', (pool) => similarProviders(pool, providerId(2), rules), 'Index Only Scan using planners_by_cell'],
  ['the planners of a country', browse({}), 'Index Only Scan using providers_of_country'],
  ['the planners of a region', browse({ regionSlug: 'region-3', service: 'FULL_PLANNING' }), 'Index Only Scan using providers_of_region'],
  ['cards', (pool) => cardsOf(pool, [1, 2, 3].map(providerId), viewer), 'Index Scan using providers_pkey'],
  ['a profile by its public id', (pool) => publicProfile(pool, 'p77', viewer), 'Index Scan using providers_by_public_id'],
  ['ids by public ids', (pool) => idsOfPublicIds(pool, ['p1', 'p2']), 'Index Only Scan using providers_by_public_id'],
  ['who can be written to', (pool) => contactable(pool, [providerId()]), 'using providers_pkey'],
])('%s: uses an index and never scans the whole table', async (_what, ask, index) => {
  const plans = await plansOf(ask)
  expect(plans.join('\n')).not.toMatch(/Seq Scan on (providers|calendars)/)
  expect(plans.join('\n')).toContain(index)
})

it('finds common words by scanning in the order of results', async () => {
  const matching = { kind: 'planner', keywords: [{ word: 'wedding', prefix: false }], around: null, townWords: [] } as const
  const plans = await plansOf((pool) => bestOfMany(pool, matching, { from: 0, to: 12 }, { sortUpTo: () => 100, firstSteps: () => 3 }))
  expect(plans.at(-1)).toContain('Index Only Scan using providers_by_freshness')
})

it('reads the regions of a country from their counts alone, by index once there are many', async () => {
  const { regions } = providerDirectory.tables
  if (!regions) throw new Error('no table counts regions')
  const counts = Array.from({ length: 3_000 }, (_, index) => {
    const group = { kind: 'planner', country: `C${index % 20}`, region_slug: `slug-${index}`, region: `Region ${index}` }
    return { group_key: String(index), ...group, count: 1 }
  })
  await database.pool.query(upsertSql(schemaOf(providerDirectory), structureOf('regions', regions), counts))
  await database.pool.query(`VACUUM (ANALYZE) ${schemaOf(providerDirectory)}.regions`)
  const [plan = ''] = await plansOf((pool) => regionsOf(pool, 'FR'))
  expect(plan).toContain('regions_of_country')
  expect(plan).not.toContain('on providers')
})
