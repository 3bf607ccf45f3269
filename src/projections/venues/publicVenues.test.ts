import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { lyon, providerId } from '../../../tests/setup/sampleEvents.ts'
import {
  venueAdded,
  venueDescribed,
  venueHidden,
  venueId,
  venuePresented,
  venuePublished,
  venueValidated,
} from '../../../tests/setup/sampleVenueEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { defaultRules } from '../../domain/rules.ts'
import { venueTypes } from '../../domain/venue/venueType.ts'
import { providerDirectory } from '../providerDirectory/providerDirectory.ts'
import { browseVenues, publicVenue, similarVenues, venuesOfOwner } from './publicVenues.ts'
import { searchVenues, type VenueSearch } from './searchVenues.ts'
import { countPublicVenues, listedVenueRegions, publicVenueNames, venueRegionsOf } from './venueAddresses.ts'
import { venues } from './venues.ts'

interface Sketch {
  readonly owner: number
  readonly type?: (typeof venueTypes)[number]
  readonly region?: string
  readonly country?: 'FR' | 'IT'
  /** Degrees to the east of Lyon. */
  readonly east?: number
  readonly hidden?: boolean
}

/** A venue with its own publication day: a higher number was published later. */
function venueEvents(number: number, { owner, type = 'domain', region = 'Rhône', country = 'FR', east = 0, hidden = false }: Sketch) {
  const of = { providerId: providerId(owner), venueId: venueId(number) }
  const place = { ...lyon, country, region, longitude: lyon.longitude + east }
  const publishedAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()
  return [
    venueAdded({ ...of, publicId: `v${number}`, name: `Domaine ${number}`, type }),
    venueDescribed({ ...of, name: `Domaine ${number}`, type, place, position: null }),
    venuePresented(of),
    venuePublished({ ...of, publishedAt }),
    { ...venueValidated(), data: { ...venueValidated().data, ...of } },
    ...(hidden ? [{ ...venueHidden(), data: { ...venueHidden().data, ...of } }] : []),
  ]
}

const rules = defaultRules
const all = { keywords: '', around: null, type: null, guests: null, page: 1 } as const
const ids = (rows: readonly { readonly venue_id: string }[]) => rows.map(({ venue_id }) => Number(venue_id.slice(-12)))
const france = { country: 'FR', regionSlug: null, type: null } as const
const firstPage = { from: 0, limit: 12, countUpTo: 601 }

describe('the venues that couples see', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    const owners = [
      providerEvents(1, {}),
      providerEvents(2, { premium: true }),
      providerEvents(3, { approved: false }),
      providerEvents(4, {}),
    ]
    await fillProjection(database.pool, providerDirectory, owners.flat())
    const shown = [
      venueEvents(1, { owner: 1 }),
      venueEvents(2, { owner: 1, type: 'castle', east: 0.1 }),
      venueEvents(3, { owner: 2, type: 'castle', east: 0.2 }),
      venueEvents(4, { owner: 3 }),
      venueEvents(5, { owner: 4, hidden: true }),
      venueEvents(6, { owner: 4, region: 'Isère', east: 0.3 }),
      venueEvents(7, { owner: 4, country: 'IT', region: '', east: 5 }),
    ]
    await fillProjection(database.pool, venues, shown.flat())
  })
  afterAll(() => database.drop())

  it('are online and have a public owner', async () => {
    const { pool } = database
    expect(await publicVenue(pool, 'v1')).toMatchObject({ name: 'Domaine 1', slug: 'domaine-1' })
    expect(await Promise.all(['v4', 'v5', 'v9'].map((id) => publicVenue(pool, id)))).toEqual([undefined, undefined, undefined])
    expect(await countPublicVenues(pool)).toBe(5)
    expect((await publicVenueNames(pool, { from: 1, limit: 2 })).map(({ public_id }) => public_id)).toEqual(['v2', 'v3'])
    expect(ids(await venuesOfOwner(pool, providerId(4), 3))).toEqual([7, 6])
    expect(await venuesOfOwner(pool, providerId(3), 3)).toEqual([])
  })

  it('are listed by country, region and type, those of owners with Premium first, then the newest', async () => {
    const { pool } = database
    const listed = await browseVenues(pool, france, firstPage)
    expect([ids(listed.rows), listed.total]).toEqual([[3, 6, 2, 1], 4])
    const second = await browseVenues(pool, france, { from: 2, limit: 2, countUpTo: 3 })
    expect([ids(second.rows), second.total]).toEqual([[2, 1], 3])
    expect(ids((await browseVenues(pool, { ...france, regionSlug: 'rhone', type: 'castle' }, firstPage)).rows)).toEqual([3, 2])
    expect(await venueRegionsOf(pool, 'FR')).toEqual([
      { slug: 'isere', name: 'Isère', count: 1 },
      { slug: 'rhone', name: 'Rhône', count: 3 },
    ])
    expect(await listedVenueRegions(pool)).toEqual([
      { country: 'FR', regionSlug: 'isere', types: ['domain'] },
      { country: 'FR', regionSlug: 'rhone', types: ['castle', 'domain'] },
      { country: 'IT', regionSlug: '', types: ['domain'] },
    ])
  })

  it('are found by words, by the name of their type in any language, by town and by number of guests', async () => {
    const search = async (over: Partial<VenueSearch>) => {
      return ids((await searchVenues(database.pool, { ...all, ...over }, rules)).rows)
    }
    expect(await search({})).toEqual([])
    expect(await search({ keywords: 'domaine' })).toEqual([3, 7, 6, 2, 1])
    expect(await search({ keywords: 'Château' })).toEqual([3, 2])
    expect(await search({ keywords: 'castle isere' })).toEqual([])
    expect(await search({ keywords: 'isère' })).toEqual([6])
    expect(await search({ around: lyon })).toEqual([3, 1, 2, 6])
    expect(await search({ around: lyon, type: 'domain' })).toEqual([1, 6])
    expect(await search({ type: 'castle', guests: 200 })).toEqual([3, 2])
    expect(await search({ type: 'castle', guests: 201 })).toEqual([])
    const counted = await searchVenues(
      database.pool,
      { ...all, keywords: 'domaine', page: 2 },
      { ...rules, search: { ...rules.search, pageSize: 2, exactTotalUpTo: 3 } },
    )
    expect({ ...counted, rows: ids(counted.rows) }).toEqual({ rows: [6], total: 3, totalIsMinimum: true, pages: 2 })
  })

  it('have similar venues: first those of the owner, then those near by; with Premium only the owner’s', async () => {
    const { pool } = database
    const beside = async (publicId: string) => {
      const row = await publicVenue(pool, publicId)
      return row ? ids(await similarVenues(pool, row, rules)) : []
    }
    expect(await beside('v1')).toEqual([2, 6, 3])
    expect(await beside('v2')).toEqual([1, 3, 6])
    expect(await beside('v3')).toEqual([])
    expect(await beside('v7')).toEqual([6])
  })
})

describe('of many venues', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
    const owners = Array.from({ length: 1_500 }, (_, index) => providerEvents(index + 1, { premium: index % 9 === 0 }))
    await fillProjection(database.pool, providerDirectory, owners.flat())
    const shown = Array.from({ length: 6_000 }, (_, index) =>
      venueEvents(index + 1, {
        owner: 1 + (index % 1_500),
        type: venueTypes[index % venueTypes.length] ?? 'boat',
        country: index % 4 === 0 ? 'IT' : 'FR',
        region: `Region ${index % 40}`,
        east: (index % 600) / 100,
      }),
    )
    await fillProjection(database.pool, venues, shown.flat())
  })
  afterAll(() => database.drop())

  /** Postgres's plan of each statement that `ask` runs. */
  async function plansOf(ask: (pool: Pool) => Promise<unknown>): Promise<string> {
    const plans: string[] = []
    const explaining = {
      async query(statement: string | { readonly text: string; readonly values: unknown[] }, values?: unknown[]) {
        const asked = typeof statement === 'string' ? { text: statement, values: values ?? [] } : statement
        const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${asked.text}`, asked.values)
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
        return database.pool.query(statement as never, values as never)
      },
    }
    await ask(explaining as unknown as Pool)
    return plans.join('\n')
  }

  it.each<[string, (pool: Pool) => Promise<unknown>, string]>([
    ['one by its public id', (pool) => publicVenue(pool, 'v77'), 'Index Scan using venues_by_public_id'],
    ['those of a country', (pool) => browseVenues(pool, france, firstPage), 'venues_of_country'],
    [
      'those of a region',
      (pool) => browseVenues(pool, { ...france, regionSlug: 'region-3', type: 'castle' }, firstPage),
      'venues_of_region',
    ],
    ['those of an owner', (pool) => venuesOfOwner(pool, providerId(3), 3), 'Index Scan on venues_by_provider'],
    ['those that words find', (pool) => searchVenues(pool, { ...all, keywords: '77 domaine' }, rules), 'venues_by_terms'],
    ['those around a town', (pool) => searchVenues(pool, { ...all, around: lyon }, rules), 'venues_by_cell'],
    ['the page of a sitemap', (pool) => publicVenueNames(pool, { from: 100, limit: 100 }), 'venues_in_sitemap'],
    [
      'similar ones',
      async (pool) => {
        const row = await publicVenue(pool, 'v78')
        return row && similarVenues(pool, row, rules)
      },
      'venues_by_cell',
    ],
  ])('%s: uses an index and never scans the whole table', async (_what, ask, index) => {
    const plans = await plansOf(ask)
    expect(plans).not.toMatch(/Seq Scan on venues/)
    expect(plans).toContain(index)
  })
})
