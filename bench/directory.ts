import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { plannerBudgetRanges, serviceTypes } from '../src/domain/referenceValues.ts'
import { defaultRules } from '../src/domain/rules.ts'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import { providerAvailability } from '../src/projections/providerAvailability/providerAvailability.ts'
import { cardOf } from '../src/projections/providerDirectory/providerCard.ts'
import { providerDirectory } from '../src/projections/providerDirectory/providerDirectory.ts'
import { searchProviders } from '../src/projections/providerDirectory/searchProviders.ts'
import { suggestProviders } from '../src/projections/providerDirectory/suggestProviders.ts'
import { schemaOf } from '../src/projections/runner/projection.ts'
import { fillProjection } from '../tests/projections/fillProjection.ts'
import type { BenchFigure, BenchResult } from './benchResult.ts'
import { bookings } from './directoryBookings.ts'
import { whereTimeGoes } from './directoryTime.ts'
import { commonWords, type DirectoryWorld, directoryWorld, weighted } from './directoryWorld.ts'
import { percentile } from './httpLoad.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const rules = defaultRules
const askedDay = '2027-06-19'
const asked = 3_000
const turns = 10
const readsPerQuery = 4

type Bars = Readonly<Record<'median' | 'p99', Readonly<Record<string, number | undefined>>>>
/**
 * How many reads by primary key a query may cost at most: two thirds of the cost in release dd1c9a9, measured in turns with this code on
 * 2026-11-29. The ratios depend on the machine, so that release must be measured again on another one.
 */
const promised: { readonly alone: Bars; readonly together: Bars } = {
  alone: {
    median: { all: 8.4, 'common word': 14.4, 'rare word': 9.7, suggestions: 5.9, town: 6.7, 'word in a town': 18.5 },
    p99: { all: 17.3, 'common word': 35.2, 'rare word': 14.5, suggestions: 12.2, town: 10.3, 'word in a town': 19.3 },
  },
  together: {
    median: { all: 13.1, 'common word': 21.9, 'rare word': 16.1, suggestions: 9.3, town: 11.2, 'word in a town': 21.2 },
    p99: { all: 7.9, 'common word': 11.8, 'rare word': 8.9, suggestions: 5.7, town: 5.4, 'word in a town': 8.6 },
  },
}

type Query = (pool: Pool) => Promise<unknown>
interface Asked {
  readonly kind: string
  readonly query: Query
}

interface Kind {
  readonly name: string
  readonly share: number
  readonly query: (world: DirectoryWorld) => Query
}

const kinds: readonly Kind[] = [
  { name: 'suggestions', share: 0.4, query: suggestions },
  { name: 'rare word', share: 0.15, query: (world) => search({ keywords: world.vocabulary.rareWord(world.town().language) }) },
  { name: 'common word', share: 0.15, query: (world) => search({ keywords: oneOf(world, commonWords), page: pageOf(world) }) },
  { name: 'town', share: 0.2, query: (world) => search({ town: world.town().place, page: pageOf(world) }) },
  { name: 'word in a town', share: 0.1, query: (world) => search({ keywords: oneOf(world, commonWords), town: world.town().place }) },
]

/** Suggestions and searches among 100,000 providers, including the cards of the results. */
export function run(): Promise<readonly BenchResult[]> {
  return measureDirectory(100_000)
}

/** The same as `run`, with the given number of providers. */
export async function measureDirectory(providers: number): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-directory-'))
  const postgres = await startEmbeddedPostgres({ directory, settings: { shared_buffers: '256MB', max_wal_size: '2GB' } })
  const pool = new Pool({ connectionString: postgres.url, max: 8 })
  try {
    const world = directoryWorld()
    await fillProjection(pool, providerDirectory, world.providers(providers, now))
    await fillProjection(pool, providerAvailability, await bookings(pool, askedDay))
    const pick = weighted(kinds, (kind) => kind.share)
    const queries = Array.from({ length: asked }, () => {
      const kind = pick(world.random())
      return { kind: kind.name, query: kind.query(world) }
    })
    const reads = await primaryKeyReads(pool, world)
    await ask(pool, [...queries.slice(0, 500), ...reads.slice(0, 500)], 8)
    const alone = await askInTurns(pool, queries, reads, 1)
    const together = await askInTurns(pool, queries, reads, 8)
    return [
      {
        name: 'Suggestions and search',
        inputs: `${providers} providers (30 % in France, towns by their population, 95 % planners, 15 % Premium, 60 % here within 90 days, portraits of 120 words by Zipf's law, one word in half of them); ${asked} queries: 40 % suggestions, 15 % a rare word, 15 % common words (${commonWords.join(', ')}), 20 % a town, 10 % a common word in a town; towns by their population; of the searches 85 % page 1, 10 % page 2 to 5, 5 % up to page 50; cards included; a third of the providers have a calendar, and one in ten of these is booked on the day; a search that found more than 600 is known as common for ten seconds, as in production; reads by primary key of random rows over the same pool; in turns, first one after the other, then by 8 clients that ask again as soon as they have an answer, so that both cores are never idle`,
        figures: [
          ...figures('one at a time', alone, promised.alone),
          { label: '8 at a time', value: together.found.times.length / together.found.seconds, unit: '/s' },
          ...figures('8 at a time', together, promised.together),
          ...(await timeOfDearest(pool, queries)),
        ],
      },
    ]
  } finally {
    await pool.end()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Where the time of the most expensive kinds of query is spent. */
async function timeOfDearest(pool: Pool, queries: readonly Asked[]) {
  const figuresOf: BenchFigure[] = []
  for (const dear of ['suggestions', 'common word', 'town', 'word in a town']) {
    const some = queries.filter(({ kind }) => kind === dear).slice(0, 100)
    figuresOf.push(
      ...(await whereTimeGoes(
        pool,
        dear,
        some.map(({ query }) => query),
      )),
    )
  }
  return figuresOf
}

interface Timed {
  readonly kind: string
  readonly ms: number
}

interface Answered {
  readonly times: readonly Timed[]
  readonly seconds: number
}

async function ask(pool: Pool, queries: readonly Asked[], atOnce: number): Promise<Answered> {
  const times: Timed[] = []
  const began = performance.now()
  const waiting = queries.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { kind, query } of waiting) {
        const started = performance.now()
        await query(pool)
        times.push({ kind, ms: performance.now() - started })
      }
    }),
  )
  return { times, seconds: (performance.now() - began) / 1_000 }
}

interface Measured {
  readonly found: Answered
  readonly read: Answered
}

/** The reads are so short that a brief disturbance would decide the result: so they alternate, and each runs several times. */
async function askInTurns(pool: Pool, queries: readonly Asked[], reads: readonly Asked[], atOnce: number): Promise<Measured> {
  const found: Answered[] = []
  const read: Answered[] = []
  for (let from = 0; from < asked; from += asked / turns) {
    const turn = reads.slice(from, from + asked / turns)
    found.push(await ask(pool, queries.slice(from, from + asked / turns), atOnce))
    read.push(await ask(pool, Array.from({ length: readsPerQuery }, () => turn).flat(), atOnce))
  }
  return { found: sumOf(found), read: sumOf(read) }
}

function sumOf(all: readonly Answered[]): Answered {
  return { times: all.flatMap(({ times }) => times), seconds: all.reduce((sum, { seconds }) => sum + seconds, 0) }
}

/** The times of each kind, relative to a read by primary key with as many clients in the same run. */
function figures(how: string, { found, read }: Measured, bars: Bars): readonly BenchFigure[] {
  const sorted = (times: readonly Timed[]) => times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const reads = sorted(read.times)
  const names = ['all', ...kinds.map(({ name }) => name)]
  return (['median', 'p99'] as const).flatMap((which) => {
    const share = which === 'median' ? 0.5 : 0.99
    const base = percentile(reads, share)
    return [
      { label: `primary-key read, ${how}, ${which}`, value: base, unit: 'ms' },
      ...names.flatMap((name): readonly BenchFigure[] => {
        const ms = percentile(sorted(found.times.filter(({ kind }) => name === 'all' || kind === name)), share)
        const atMost = bars[which][name]
        return [
          { label: `${name}, ${how}, ${which}`, value: ms, unit: 'ms' },
          {
            label: `${name} ÷ primary-key read, ${how}, ${which}`,
            value: ms / base,
            unit: '',
            ...(atMost === undefined ? {} : { bar: { atMost } }),
          },
        ]
      }),
    ]
  })
}

/** As many reads of single rows by key as there are queries. */
async function primaryKeyReads(pool: Pool, { random }: DirectoryWorld) {
  const table = `${schemaOf(providerDirectory)}.providers`
  const { rows } = await pool.query<{ id: string }>(`SELECT provider_id AS id FROM ${table} ORDER BY md5(provider_id::text) LIMIT ${asked}`)
  const text = `SELECT * FROM ${table} WHERE provider_id = $1`
  return Array.from({ length: asked }, () => {
    const id = rows[Math.floor(random() * rows.length)]?.id
    const query: Query = (on) => on.query({ name: 'bench-by-key', text, values: [id] })
    return { kind: 'primary key', query }
  })
}

function suggestions(world: DirectoryWorld): Query {
  const { place, language } = world.town()
  const languages = world.random() < 0.4 ? [language, 'en' as const] : [language]
  const wish = {
    eventDate: askedDay,
    eventCountry: place.country,
    reference: place,
    serviceType: oneOf(world, [null, ...serviceTypes, 'complete'] as const),
    plannerBudget: oneOf(world, plannerBudgetRanges),
    languages,
  }
  return async (pool) => {
    const found = await suggestProviders(pool, { wish, now, rules })
    return found.map(({ row }) => cardOf(row, { language, now, rules }, 'html'))
  }
}

function search(asking: {
  readonly keywords?: string
  readonly town?: { latitude: number; longitude: number }
  readonly page?: number
}): Query {
  return async (pool) => {
    const { results } = await searchProviders(pool, { kind: 'planner', keywords: '', town: null, page: 1, ...asking }, rules)
    return results.map(({ row }) => cardOf(row, { language: 'fr', now, rules }, 'text'))
  }
}

function pageOf({ random }: DirectoryWorld): number {
  const chance = random()
  return chance < 0.85 ? 1 : chance < 0.95 ? 2 + Math.floor(random() * 4) : 1 + Math.floor(random() * 50)
}

function oneOf<T>({ random }: DirectoryWorld, items: readonly T[]): T {
  return weighted(items, () => 1)(random())
}
