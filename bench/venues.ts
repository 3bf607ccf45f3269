import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { AllianceEvent } from '../src/domain/eventCatalog.ts'
import { ProviderId, VenueId } from '../src/domain/ids.ts'
import { countries } from '../src/domain/locale.ts'
import { defaultRules } from '../src/domain/rules.ts'
import { venueTypes } from '../src/domain/venue/venueType.ts'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import { providerDirectory } from '../src/projections/providerDirectory/providerDirectory.ts'
import { schemaOf } from '../src/projections/runner/projection.ts'
import { browseVenues, similarVenues } from '../src/projections/venues/publicVenues.ts'
import { searchVenues, type VenueSearch } from '../src/projections/venues/searchVenues.ts'
import { venueRegionsOf } from '../src/projections/venues/venueAddresses.ts'
import { type VenueRow, venues } from '../src/projections/venues/venues.ts'
import { fillProjection } from '../tests/projections/fillProjection.ts'
import {
  venueAdded,
  venueDescribed,
  venueImageAdded,
  venuePresented,
  venuePublished,
  venueValidated,
} from '../tests/setup/sampleVenueEvents.ts'
import type { BenchResult } from './benchResult.ts'
import { type DirectoryWorld, directoryWorld } from './directoryWorld.ts'
import { percentile } from './httpLoad.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const rules = defaultRules
const owners = 20_000
const venuesEach = 5
const asked = 300
/** Words of many venues: in the name of a fifth, as the type of a ninth, in every description. */
const commonWords = ['domaine', 'château', 'hotel', 'mariage']

type Query = (pool: Pool) => Promise<unknown>

/** Searches and directory pages among 100,000 venues of 20,000 owners. */
export async function run(): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-venues-'))
  const postgres = await startEmbeddedPostgres({ directory, settings: { shared_buffers: '256MB', max_wal_size: '2GB' } })
  const pool = new Pool({ connectionString: postgres.url, max: 4 })
  try {
    const world = directoryWorld()
    const events = [...world.providers(owners, now)]
    await fillProjection(pool, providerDirectory, events)
    await fillProjection(pool, venues, venuesOf(world, events))
    const { rows } = await pool.query<VenueRow>(`SELECT * FROM ${schemaOf(venues)}.venues ORDER BY md5(venue_id::text) LIMIT ${asked}`)
    const one = (index: number) => rows[index % rows.length]
    const read: Query = (on) =>
      on.query({ name: 'bench-venue', text: `SELECT * FROM ${schemaOf(venues)}.venues WHERE venue_id = $1`, values: [one(0)?.venue_id] })
    const base = await medianOf(pool, () => read)
    const kinds: Readonly<Record<string, (index: number) => Query>> = {
      'rare word': () => search({ keywords: world.vocabulary.rareWord(world.town().language) }),
      'common word': (index) => search({ keywords: commonWords[index % commonWords.length] ?? '' }),
      town: () => search({ around: world.town().place }),
      'common word in a town': (index) => search({ around: world.town().place, keywords: commonWords[index % commonWords.length] ?? '' }),
      'type and guests': (index) => search({ type: venueTypes[index % venueTypes.length] ?? 'castle', guests: 150 }),
      'page of a country': (index) => browse(index, false),
      'page of a region': (index) => browse(index, true),
      'regions of a country': (index) => (on) => venueRegionsOf(on, countries[index % countries.length] ?? 'FR'),
      'similar venues': (index) => async (on) => {
        const venue = one(index)
        if (venue) await similarVenues(on, venue, rules)
      },
    }
    const figures = [{ label: 'primary-key read, median', value: base, unit: 'ms' }]
    for (const [kind, query] of Object.entries(kinds)) {
      const median = await medianOf(pool, query)
      figures.push(
        { label: `${kind}, median`, value: median, unit: 'ms' },
        { label: `${kind} ÷ primary-key read`, value: median / base, unit: '' },
      )
    }
    return [
      {
        name: 'Venues',
        inputs: `${owners * venuesEach} public venues of ${owners} owners in seven countries (towns by their population, 15 % of the owners with Premium, nine types alike often, a fifth called domaine); ${asked} queries of a kind, one after the other, on a warm pool`,
        figures,
      },
    ]
  } finally {
    await pool.end()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }

  function browse(index: number, inRegion: boolean): Query {
    const country = countries[index % countries.length] ?? 'FR'
    const selection = { country, regionSlug: inRegion ? `region-${index % 12}` : null, type: null }
    return (on) => browseVenues(on, selection, { from: 0, limit: rules.search.pageSize, countUpTo: rules.search.exactTotalUpTo + 1 })
  }
}

function search(wanted: Partial<VenueSearch>): Query {
  return (pool) => searchVenues(pool, { keywords: '', around: null, type: null, guests: null, page: 1, ...wanted }, rules)
}

async function medianOf(pool: Pool, query: (index: number) => Query): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < asked + 20; index++) {
    const started = performance.now()
    await query(index)(pool)
    if (index >= 20) times.push(performance.now() - started)
  }
  return percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  )
}

function* venuesOf({ random, vocabulary, town }: DirectoryWorld, events: readonly AllianceEvent[]): Generator<AllianceEvent> {
  let number = 0
  for (const { type, data } of events) {
    if (type !== 'ProviderRegistered') continue
    const providerId = ProviderId.parse(data.providerId)
    for (let each = 0; each < venuesEach; each++) {
      const venueId = VenueId.parse(`90000000-0000-4000-8000-${String(++number).padStart(12, '0')}`)
      const { place, language } = town()
      const of = { providerId, venueId }
      const kind = venueTypes[Math.floor(random() * venueTypes.length)] ?? 'domain'
      const name = `${random() < 0.2 ? 'Domaine ' : ''}${vocabulary.rareWord(language)} ${vocabulary.rareWord(language)}`
      const region = Math.floor(random() * 12)
      const at = new Date(now.getTime() - Math.floor(random() * 700 * 86_400_000)).toISOString()
      yield venueAdded({ ...of, publicId: number.toString(36).padStart(12, '2'), name, type: kind, addedAt: at })
      yield venueDescribed({ ...of, name, type: kind, place: { ...place, region: `Region ${region}` }, position: null })
      yield venuePresented({
        ...of,
        description: `${vocabulary.sentence(language, 20)} mariage`,
        seated: 20 + Math.floor(random() * 400),
        standing: null,
      })
      yield venueImageAdded({ ...of, alt: 'La salle' })
      yield venuePublished({ ...of, publishedAt: at })
      yield venueValidated(of)
    }
  }
}
