import type { Pool } from 'pg'
import { schemaOf } from '../runner/projection.ts'
import { Bindings } from './bindings.ts'
import { type Coordinates, cellsAround, kilometresSql } from './grid.ts'
import { anyTerm, type Closeness, closenesses, type Keyword, keywordCondition, keywordQuery } from './keywords.ts'
import { cardColumns } from './providerCard.ts'
import { providerDirectory } from './providerDirectory.ts'
import type { FoundRow } from './searchReasons.ts'
import { marks, wordTerm } from './searchTerms.ts'

/** The kind of provider to find. */
export interface Matching {
  readonly kind: 'planner' | 'venue'
  readonly keywords: readonly Keyword[]
  /** Restricts the search to a distance in kilometres from a place. */
  readonly around: { readonly place: Coordinates; readonly kilometres: number } | null
  /** Restricts the search to towns with these words in their names. */
  readonly townWords: readonly string[]
}

/** The wanted part of the ordered matches: from `from`, counted from 0, up to but not including `to`. */
export interface Window {
  readonly from: number
  readonly to: number
}

export interface Matches {
  /** Those in the window, best first. */
  readonly rows: readonly FoundRow[]
  /** The number of matches, exact up to the requested limit; above it, any number above it. */
  readonly found: number
  /** The sample alone exceeds the counting limit: the word is common. */
  readonly common: boolean
}

/** When to use which strategy; the defaults were measured with 100,000 providers. They affect only the time, never the results. */
export interface SearchEffort {
  /** Up to this many matches per wanted result, sorting all matches is faster than scanning in the order of results. */
  sortUpTo(results: number): number
  /** How many providers to scan before the matches of a closeness are fetched by index. */
  firstSteps(results: number, closeness: Closeness): number
}

const measuredEffort: SearchEffort = {
  sortUpTo: (results) => 2000 + 20 * results,
  // Portraits are stored outside the rows, so reading one takes as long as reading ten rows.
  firstSteps: (results, closeness) => 250 + (closeness === 'portrait' ? 1 : 4) * results,
}
const table = `${schemaOf(providerDirectory)}.providers`
// Appending an empty text loads the column once: comparing it with two patterns would load it twice.
const termsOfRow = `(SELECT its.terms || '' FROM ${table} its WHERE its.provider_id = p.provider_id)`
const foundColumns = [...cardColumns, 'name_words', 'city_words', 'offered_bits'].map((column) => `p.${column}`).join(', ')

/**
 * A window of the matches, ordered by Premium, closeness of the match, distance, later sign-in, then id; and the total, counted up to a
 * limit. One statement when few match or a place is given; one or two more when very many match.
 */
export async function bestMatches(
  pool: Pool,
  matching: Matching,
  window: Window,
  countUpTo: number,
  effort = measuredEffort,
): Promise<Matches> {
  const { rows, found, common, complete } = await sorted(pool, matching, window, countUpTo, effort)
  return complete || window.from >= window.to
    ? { rows, found, common }
    : { rows: await bestOfMany(pool, matching, window, effort), found, common }
}

/**
 * The same window when very many match: scanning the providers by sign-in finds the best ones sooner than fetching all matches. Not for
 * `around`.
 */
export async function bestOfMany(
  pool: Pool,
  matching: Matching,
  { from, to }: Window,
  effort = measuredEffort,
): Promise<readonly FoundRow[]> {
  const premium = await metBySignIn(pool, matching, true, { from, to }, effort)
  if (premium.met >= to) return premium.rows
  const rest = { from: Math.max(0, from - premium.met), to: to - premium.met }
  return [...premium.rows, ...(await metBySignIn(pool, matching, false, rest, effort)).rows]
}

/**
 * Fetches the matches by index and sorts them; those without Premium only if Premium does not fill the window or the count. Without a place
 * it stops (`complete` false) when too many match; a sample of one provider in sixteen detects common words early.
 */
async function sorted(
  pool: Pool,
  matching: Matching,
  { from, to }: Window,
  countUpTo: number,
  effort: SearchEffort,
): Promise<Matches & { readonly complete: boolean }> {
  const { kind, keywords, around } = matching
  const bindings = new Bindings()
  const { condition, kilometres } = fetched(matching, bindings)
  const name = keywordCondition(keywords, 'name', bindings)
  const headline = keywordCondition(keywords, 'headline', bindings)
  const most = around ? null : Math.max(effort.sortUpTo(to), countUpTo)
  const [fetchUpTo, enough, end] = [
    bindings.bind(most === null ? null : most + 1, 'int'),
    bindings.bind(countUpTo + 1, 'int'),
    bindings.bind(to, 'int'),
  ]
  const matches = (premium: boolean) =>
    `SELECT p.provider_id, p.signed_in_at, ${kilometres} AS kilometres, CASE WHEN ${name} THEN 0 WHEN ${headline} THEN 1 ELSE 2 END AS closeness
     FROM ${table} p WHERE ${partSql(kind, premium)} AND ${condition} AND NOT (SELECT sure FROM common)`
  const { rows } = await pool.query<FoundRow & { common: boolean; premium_found: number; others_found: number; rank: number | null }>({
    name: ['sorted', kind, keywords.length, around !== null].join(' '),
    text: `WITH common AS MATERIALIZED (${
      around
        ? 'SELECT false AS sure'
        : `SELECT count(*) = ${enough} AS sure FROM (
             SELECT FROM ${table} p WHERE p.listed AND ${kindSql(kind)} AND p.sampled AND ${condition} LIMIT ${enough}) AS sample`
    }),
     premium AS MATERIALIZED (${matches(true)} LIMIT ${fetchUpTo}),
     others AS MATERIALIZED (${matches(false)} LIMIT CASE WHEN (SELECT count(*) FROM premium) >= ${end}
       THEN greatest(0, ${enough} - (SELECT count(*) FROM premium)) ELSE ${fetchUpTo} END),
     shown AS MATERIALIZED (
       SELECT provider_id, kilometres FROM (SELECT 0 AS part, * FROM premium UNION ALL SELECT 1 AS part, * FROM others) AS found
       ORDER BY part, closeness, kilometres, signed_in_at DESC NULLS LAST, provider_id
       OFFSET ${bindings.bind(from, 'int')} LIMIT ${bindings.bind(Math.max(0, to - from), 'int')})
     SELECT common.sure AS common, (SELECT count(*)::int FROM premium) AS premium_found, (SELECT count(*)::int FROM others) AS others_found, page.*
     FROM common LEFT JOIN (
       SELECT shown.rank, ${around ? 'shown.kilometres' : 'NULL::float8 AS kilometres'}, ${foundColumns}
       FROM (SELECT *, row_number() OVER () AS rank FROM shown) AS shown JOIN ${table} p ON p.provider_id = shown.provider_id
     ) AS page ON true ORDER BY page.rank`,
    values: bindings.values,
  })
  const [first] = rows
  if (!first) throw new Error('the statement always has a row')
  const { common, premium_found, others_found } = first
  return {
    rows: rows.filter(({ rank }) => rank !== null),
    common,
    found: common ? countUpTo + 1 : premium_found + others_found,
    complete: !common && (most === null || (premium_found <= most && others_found <= most)),
  }
}

/** The condition for a match on a row `p`, in a form that an index answers; and the distance. */
function fetched(matching: Matching, bindings: Bindings): { readonly condition: string; readonly kilometres: string } {
  const { keywords, around } = matching
  if (!around) return { condition: indexedSearch(matching, 'portrait', bindings), kilometres: '0' }
  const kilometres = kilometresSql(around.place, (value) => bindings.bind(value, 'float8'))
  // Without a search word, the index that also holds the distances is faster.
  const indexed =
    keywords.length === 0
      ? `p.cell = ANY ((SELECT ${bindings.bindIntegers(cellsAround(around.place, around.kilometres))})::int[])`
      : indexedSearch(matching, 'portrait', bindings)
  return { condition: `${kilometres} <= ${bindings.bind(around.kilometres, 'float8')} AND ${indexed}`, kilometres }
}

/**
 * The best matches with or without Premium, and how many of the requested `to` were found. For each closeness it scans providers from the
 * latest sign-in on for a limited number of steps; if these are not enough, it fetches the matches of that closeness by index and sorts
 * them, or, if they are too many, scans all providers.
 */
async function metBySignIn(
  pool: Pool,
  matching: Matching,
  premium: boolean,
  { from, to }: Window,
  effort: SearchEffort,
): Promise<{ readonly rows: readonly FoundRow[]; readonly met: number }> {
  const { kind, keywords, townWords } = matching
  const bindings = new Bindings()
  const levels = keywords.length === 0 ? (['portrait'] as const) : closenesses
  // With these numbers as parameters, Postgres uses one plan for all values.
  const unknown = (number: number) => `(SELECT ${bindings.bind(number, 'int')})`
  const [end, most] = [unknown(to), unknown(effort.sortUpTo(to))]
  const inTown = townWords.map((word) => `p.city_words LIKE ${bindings.bind(`% ${word} %`, 'text')}`)
  // The index covers this; terms are read only for providers that tie on everything before.
  const bySignIn = `SELECT p.provider_id, p.name_words, p.city_words, p.offered_bits FROM ${table} p WHERE ${partSql(kind, premium)}
    ORDER BY p.signed_in_at DESC NULLS LAST, p.provider_id`
  const conditionOf = Object.fromEntries(levels.map((level) => [level, keywordCondition(keywords, level, bindings, termsOfRow)]))
  const steps = Math.max(...levels.map((level) => effort.firstSteps(to, level)))
  const parts = levels.map((level, index) => {
    const before = levels.slice(0, index).map((closer) => `(SELECT count(*) FROM best_${closer})`)
    const missing = [end, ...before].join(' - ')
    const closer = levels[index - 1]
    const condition = [...inTown, conditionOf[level], ...(closer ? [`NOT (${conditionOf[closer]})`] : [])].join(' AND ')
    // With CASE Postgres expects many matches when all providers are scanned, so it follows the index instead of sorting.
    return `met_${level} AS MATERIALIZED (
       SELECT p.provider_id FROM (SELECT * FROM latest LIMIT ${unknown(effort.firstSteps(to, level))}) AS p
       WHERE ${condition} LIMIT ${missing}),
     fetched_${level} AS MATERIALIZED (
       SELECT p.provider_id, p.signed_in_at FROM ${table} p
       WHERE ${partSql(kind, premium)} AND ${indexedSearch(matching, level, bindings, true)}
       LIMIT CASE WHEN (SELECT count(*) FROM met_${level}) < ${missing} THEN ${most} + 1 ELSE 0 END),
     best_${level} AS MATERIALIZED (
       (SELECT provider_id FROM met_${level} WHERE NOT EXISTS (SELECT FROM fetched_${level}))
       UNION ALL (SELECT provider_id FROM fetched_${level} WHERE (SELECT count(*) FROM fetched_${level}) <= ${most}
         ORDER BY signed_in_at DESC NULLS LAST, provider_id LIMIT ${missing})
       UNION ALL (SELECT p.provider_id FROM (${bySignIn} OFFSET 0) AS p WHERE CASE WHEN ${condition} THEN true ELSE false END
         LIMIT CASE WHEN (SELECT count(*) FROM fetched_${level}) > ${most} THEN ${missing} ELSE 0 END))`
  })
  const { rows } = await pool.query<FoundRow & { met: number; rank: number | null }>({
    name: ['by sign-in', kind, premium, keywords.length, townWords.length].join(' '),
    text: `WITH latest AS MATERIALIZED (${bySignIn} LIMIT ${unknown(steps)}), ${parts.join(', ')},
     best AS MATERIALIZED (SELECT ${levels.map((level) => `ARRAY(SELECT provider_id FROM best_${level})`).join(' || ')} AS ids)
     SELECT cardinality(best.ids) AS met, page.* FROM best LEFT JOIN LATERAL (
       SELECT shown.rank, NULL::float8 AS kilometres, ${foundColumns}
       FROM unnest(best.ids[${bindings.bind(from + 1, 'int')}:]) WITH ORDINALITY AS shown(id, rank) JOIN ${table} p ON p.provider_id = shown.id
     ) AS page ON true ORDER BY page.rank`,
    values: bindings.values,
  })
  return { rows: rows.filter(({ rank }) => rank !== null), met: rows[0]?.met ?? 0 }
}

/** A condition on a row `p`, answered by the term indexes: it matches at least that closely; with `only`, exactly that closely. */
function indexedSearch({ keywords, around, townWords }: Matching, closeness: Closeness, bindings: Bindings, only = false): string {
  const queries: string[] = townWords.map((word) => `'${wordTerm(marks.city, word)}'`)
  const closer = only ? closerThan(closeness) : undefined
  if (keywords.length > 0) queries.push(keywordQuery(keywords, closeness))
  if (keywords.length > 0 && closer) queries.push(`!(${keywordQuery(keywords, closer)})`)
  if (around) queries.push(anyTerm(cellsAround(around.place, around.kilometres).map((cell) => `'${marks.cell}${cell}'`)))
  return `${schemaOf(providerDirectory)}.search_vector(p.terms) @@ (SELECT ${bindings.bind(queries.join(' & '), 'tsquery')})`
}

/** A condition on a row `p`: it belongs to the searched providers. Uses literals, which partial indexes need. */
function partSql(kind: Matching['kind'], premium: boolean): string {
  return `p.listed AND ${kindSql(kind)} AND ${premium ? '' : 'NOT '}p.premium`
}

export function kindSql(kind: Matching['kind']): string {
  return { planner: `p.kind = 'planner'`, venue: `p.kind = 'venue'` }[kind]
}

function closerThan(closeness: Closeness): Closeness | undefined {
  return closenesses[closenesses.indexOf(closeness) - 1]
}
