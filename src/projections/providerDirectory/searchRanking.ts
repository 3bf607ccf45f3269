import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { Bindings } from './bindings.ts'
import { type Coordinates, cellsAround, kilometresSql } from './grid.ts'
import { anyTerm, type Closeness, closenesses, type Keyword, keywordCondition, keywordQuery } from './keywords.ts'
import { providerDirectory } from './providerDirectory.ts'
import { marks } from './searchTerms.ts'

/** Who is looked for: among Premium providers, or among the others. */
export interface Matching {
  readonly kind: 'planner' | 'venue'
  readonly premium: boolean
  readonly keywords: readonly Keyword[]
  /** Only within so many kilometres of a place. */
  readonly around: { readonly place: Coordinates; readonly kilometres: number } | null
  /** Only in towns that have these words in their names. */
  readonly townWords: readonly string[]
}

export interface Matches {
  /** The best ones, best first. */
  readonly ids: readonly ProviderId[]
  /** How many there are, or more than `sortUpTo` says. */
  readonly found: number
}

/** When to try which way; the defaults were measured at 100,000 providers. They decide on the time it takes, never on the outcome. */
export interface SearchEffort {
  /** Up to how many matches, for so many results, sorting them all costs less than meeting the best of them along the way. */
  sortUpTo(results: number): number
  /** Along how many providers to go before the matches are counted. */
  firstSteps(results: number, closeness: Closeness): number
}

const measuredEffort: SearchEffort = {
  sortUpTo: (results) => 2000 + 20 * results,
  // Portraits stand outside of the rows, so that looking into one takes as long as ten rows.
  firstSteps: (results, closeness) => 250 + (closeness === 'portrait' ? 1 : 4) * results,
}
const schema = schemaOf(providerDirectory)

/**
 * True when more than so many providers match for certain: so many do among the one in sixteen that is looked at. Nothing is known
 * otherwise.
 */
export async function surelyMoreThan(pool: Pool, matching: Omit<Matching, 'premium'>, number: number): Promise<boolean> {
  if (matching.around) return false
  const bindings = new Bindings()
  const search = indexedSearch(matching, 'portrait', bindings)
  const { rows } = await pool.query<{ more: boolean }>({
    name: ['sampled', matching.kind].join(' '),
    text: `SELECT count(*) > ${bindings.bind(number, 'int')} AS more FROM (
       SELECT FROM ${schema}.providers p WHERE p.listed AND ${kindSql(matching)} AND p.sampled AND ${search}
       LIMIT ${bindings.bind(number + 1, 'int')}) AS found`,
    values: bindings.values,
  })
  return rows[0]?.more ?? false
}

/**
 * The best `count` matches: the closer first, then the shorter way, the later sign-in, the id; and how many there are. Where few
 * match, all are fetched by index and sorted.
 */
export async function bestMatches(pool: Pool, matching: Matching, count: number, effort = measuredEffort): Promise<Matches> {
  const all = await sorted(pool, matching, null, count, effort)
  if (all.found <= effort.sortUpTo(count) || matching.around) return all
  return { ids: await bestOfMany(pool, matching, count, effort), found: all.found }
}

/** The same where very many match: going along the providers by sign-in meets the best sooner than fetching them all. */
export async function bestOfMany(pool: Pool, matching: Matching, count: number, effort = measuredEffort): Promise<readonly ProviderId[]> {
  const ids: ProviderId[] = []
  for (const closeness of matching.keywords.length === 0 ? (['portrait'] as const) : closenesses) {
    if (ids.length < count) ids.push(...(await bestOfCloseness(pool, matching, closeness, count - ids.length, effort)))
  }
  return ids
}

async function bestOfCloseness(
  pool: Pool,
  matching: Matching,
  closeness: Closeness,
  count: number,
  effort: SearchEffort,
): Promise<readonly ProviderId[]> {
  const met = await alongSignIns(pool, matching, closeness, count, effort.firstSteps(count, closeness))
  if (met.length === count) return met
  const { ids, found } = await sorted(pool, matching, closeness, count, effort)
  return found <= effort.sortUpTo(count) ? ids : alongSignIns(pool, matching, closeness, count, null)
}

/** Fetches the matches, of one closeness or of any, by index, and sorts them. */
async function sorted(pool: Pool, matching: Matching, closeness: Closeness | null, count: number, effort: SearchEffort): Promise<Matches> {
  const { keywords, around, townWords } = matching
  const bindings = new Bindings()
  const { condition, kilometres } = fetched(matching, closeness, bindings)
  const name = keywordCondition(keywords, 'name', bindings)
  const headline = keywordCondition(keywords, 'headline', bindings)
  const limit = around ? null : effort.sortUpTo(count) + 1
  const { rows } = await pool.query<{ ids: ProviderId[]; found: number }>({
    name: ['sorted', matching.kind, matching.premium, closeness, keywords.length, around !== null, townWords.length].join(' '),
    text: `WITH found AS MATERIALIZED (
       SELECT p.provider_id, p.signed_in_at, CASE WHEN ${name} THEN 0 WHEN ${headline} THEN 1 ELSE 2 END AS closeness, ${kilometres} AS kilometres
       FROM ${schema}.providers p WHERE ${condition} LIMIT ${bindings.bind(limit, 'int')}
     )
     SELECT (SELECT count(*)::int FROM found) AS found, ARRAY(
       SELECT provider_id FROM found ORDER BY closeness, kilometres, signed_in_at DESC NULLS LAST, provider_id
       LIMIT ${bindings.bind(count, 'int')}
     ) AS ids`,
    values: bindings.values,
  })
  return rows[0] ?? { ids: [], found: 0 }
}

/** How many match, counted up to a number. */
export async function countMatches(pool: Pool, matching: Matching, upTo: number): Promise<number> {
  const bindings = new Bindings()
  const { condition } = fetched(matching, null, bindings)
  const { rows } = await pool.query<{ count: number }>({
    name: ['count', matching.kind, matching.premium, matching.keywords.length > 0, matching.around !== null].join(' '),
    text: `SELECT count(*)::int AS count FROM (
       SELECT FROM ${schema}.providers p WHERE ${condition} LIMIT ${bindings.bind(upTo, 'int')}) AS found`,
    values: bindings.values,
  })
  return rows[0]?.count ?? 0
}

/** The condition on a row `p` that it is among the matches, of one closeness or of any, as an index answers it; and how far away it is. */
function fetched(
  matching: Matching,
  closeness: Closeness | null,
  bindings: Bindings,
): { readonly condition: string; readonly kilometres: string } {
  const { keywords, around } = matching
  const conditions = [partSql(matching)]
  let kilometres = '0'
  if (around) {
    kilometres = kilometresSql(around.place, (value) => bindings.bind(value, 'float8'))
    conditions.push(`${kilometres} <= ${bindings.bind(around.kilometres, 'float8')}`)
  }
  // Without a word to find, the squares are better looked up by the index that has the distances.
  if (around && keywords.length === 0) {
    conditions.push(`p.cell = ANY (${bindings.bind(cellsAround(around.place, around.kilometres), 'int[]')})`)
  } else conditions.push(indexedSearch(matching, closeness ?? 'portrait', bindings, closeness !== null))
  return { condition: conditions.join(' AND '), kilometres }
}

/** Goes along the providers from the latest sign-in on, `steps` at most, until enough matches of one closeness are met. */
async function alongSignIns(
  pool: Pool,
  matching: Matching,
  closeness: Closeness,
  count: number,
  steps: number | null,
): Promise<readonly ProviderId[]> {
  const { keywords, townWords } = matching
  const bindings = new Bindings()
  const conditions = [keywordCondition(keywords, closeness, bindings)]
  const closer = closerThan(closeness)
  if (closer && keywords.length > 0) conditions.push(`NOT (${keywordCondition(keywords, closer, bindings)})`)
  conditions.push(...townWords.map((word) => `p.city_words LIKE ${bindings.bind(`% ${word} %`, 'text')}`))
  // OFFSET 0 keeps the conditions out of the inner query, which so goes along the index and stops when the outer one has enough.
  const { rows } = await pool.query<{ provider_id: ProviderId }>(
    `SELECT p.provider_id FROM (
       SELECT p.provider_id, p.name_words, p.city_words, p.offered_bits, p.terms FROM ${schema}.providers p WHERE ${partSql(matching)}
       ORDER BY p.signed_in_at DESC NULLS LAST, p.provider_id ${steps === null ? 'OFFSET 0' : `LIMIT ${bindings.bind(steps, 'int')}`}
     ) AS p WHERE ${conditions.join(' AND ')} LIMIT ${bindings.bind(count, 'int')}`,
    bindings.values,
  )
  return rows.map((row) => row.provider_id)
}

/** Condition on a row `p`, answered by the indexes of terms, that it matches at least that closely; with `only`, no closer. */
function indexedSearch(
  { keywords, around, townWords }: Omit<Matching, 'premium'>,
  closeness: Closeness,
  bindings: Bindings,
  only = false,
): string {
  const queries: string[] = townWords.map((word) => `'${marks.city}${word}'`)
  const closer = only ? closerThan(closeness) : undefined
  if (keywords.length > 0) queries.push(keywordQuery(keywords, closeness))
  if (keywords.length > 0 && closer) queries.push(`!(${keywordQuery(keywords, closer)})`)
  if (around) queries.push(anyTerm(cellsAround(around.place, around.kilometres).map((cell) => `'${marks.cell}${cell}'`)))
  return `${schema}.search_vector(p.terms) @@ ${bindings.bind(queries.join(' & '), 'tsquery')}`
}

/** Condition on a row `p` that it is among those looked at; in literals, as the partial indexes want it. */
function partSql(matching: Matching): string {
  return `p.listed AND ${kindSql(matching)} AND ${matching.premium ? '' : 'NOT '}p.premium`
}

function kindSql({ kind }: Pick<Matching, 'kind'>): string {
  return { planner: `p.kind = 'planner'`, venue: `p.kind = 'venue'` }[kind]
}

function closerThan(closeness: Closeness): Closeness | undefined {
  return closenesses[closenesses.indexOf(closeness) - 1]
}
