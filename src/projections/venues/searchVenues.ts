import type { Pool } from 'pg'
import type { Rules } from '../../domain/rules.ts'
import { type VenueType, venueTypes } from '../../domain/venue/venueType.ts'
import { Bindings } from '../providerDirectory/bindings.ts'
import { type Coordinates, cellsAround, kilometresSql } from '../providerDirectory/grid.ts'
import { isAmong, type Keyword, keywordsOf } from '../providerDirectory/keywords.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { wordsOf } from '../words.ts'
import { isVisible, newestWithPremiumFirst, type VenueCardRow, venueCardSql, venuesOfOwners } from './publicVenues.ts'
import { venueTypeLabels } from './venueLabels.ts'
import { venues } from './venues.ts'
import { typeTerm } from './venueTerms.ts'

export interface VenueSearch {
  readonly keywords: string
  /** A picked town; venues around it are found. */
  readonly around: Coordinates | null
  readonly type: VenueType | null
  /** The number of guests, seated or standing. */
  readonly guests: number | null
  readonly page: number
}

export interface VenueSearchPage {
  readonly rows: readonly VenueCardRow[]
  readonly total: number
  readonly totalIsMinimum: boolean
  readonly pages: number
}

/**
 * One page of a venue search, ordered by Premium of the owner, matches in the name, distance, then the newest. An empty search has no
 * results.
 */
export async function searchVenues(pool: Pool, search: VenueSearch, rules: Rules): Promise<VenueSearchPage> {
  const { pageSize, exactTotalUpTo } = rules.search
  const keywords = keywordsOf(search.keywords)
  if (keywords.length === 0 && !search.around && search.type === null && search.guests === null) return nothing
  const to = Math.min(search.page * pageSize, exactTotalUpTo)
  const from = Math.min((search.page - 1) * pageSize, to)
  const counting = new Bindings()
  const listing =
    keywords.length === 0 && !search.around ? newestFirst(search, rules, { from, to }) : bestFirst(search, keywords, rules, { from, to })
  const [page, count] = await Promise.all([
    pool.query<VenueCardRow>({ ...listing, types: rowTypes }),
    pool.query<{ found: number }>(
      `SELECT count(*)::int AS found FROM (
        SELECT FROM ${venuesOfOwners} WHERE ${conditionOf(search, keywords, rules, counting)} LIMIT ${counting.bind(exactTotalUpTo + 1, 'int')}
      ) AS matches`,
      counting.values,
    ),
  ])
  const found = count.rows[0]?.found ?? 0
  const total = Math.min(found, exactTotalUpTo)
  return { rows: page.rows, total, totalIsMinimum: found > exactTotalUpTo, pages: Math.ceil(total / pageSize) }
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Sorts all matches. */
function bestFirst(search: VenueSearch, keywords: readonly Keyword[], rules: Rules, { from, to }: Span) {
  const bindings = new Bindings()
  const condition = conditionOf(search, keywords, rules, bindings)
  const named = keywords.map(({ word, prefix }) => `'-' || v.slug || '-' LIKE ${bindings.bind(`%-${word}${prefix ? '' : '-'}%`, 'text')}`)
  const order = [
    'o.premium DESC',
    ...(named.length > 0 ? [`(${named.join(' AND ')}) DESC`] : []),
    ...(search.around ? [kilometresSql(search.around, (value) => bindings.bind(value, 'float8'), 'v')] : []),
    'v.published_at DESC, v.venue_id',
  ]
  const text = `SELECT ${venueCardSql} FROM ${venuesOfOwners} WHERE ${condition}
    ORDER BY ${order.join(', ')} LIMIT ${bindings.bind(to - from, 'int')} OFFSET ${bindings.bind(from, 'int')}`
  return { text, values: bindings.values }
}

/** Without keywords and a town, half of all venues may match: they are read in the order of an index until the page is full. */
function newestFirst(search: VenueSearch, rules: Rules, { from, to }: Span) {
  const bindings = new Bindings()
  const text = newestWithPremiumFirst(conditionOf(search, [], rules, bindings), {
    from: bindings.bind(from, 'int'),
    to: bindings.bind(to, 'int'),
    limit: bindings.bind(to - from, 'int'),
  })
  return { text, values: bindings.values }
}

function conditionOf({ around, type, guests }: VenueSearch, keywords: readonly Keyword[], rules: Rules, bindings: Bindings): string {
  const { radiusKilometres } = rules.search
  // From a subquery, so that Postgres plans without using the values.
  const near = (place: Coordinates) => [
    `v.cell = ANY ((SELECT ${bindings.bindIntegers(cellsAround(place, radiusKilometres))})::int[])`,
    `${kilometresSql(place, (value) => bindings.bind(value, 'float8'), 'v')} <= ${bindings.bind(radiusKilometres, 'float8')}`,
  ]
  return [
    isVisible,
    ...(keywords.length === 0
      ? []
      : [`${schemaOf(venues)}.search_vector(v.terms) @@ (SELECT ${bindings.bind(queryOf(keywords), 'text')}::tsquery)`]),
    ...(around ? near(around) : []),
    ...(type === null ? [] : [`v.type = ${bindings.bind(type, 'text')}`]),
    ...(guests === null ? [] : [`greatest(v.seated, v.standing) >= ${bindings.bind(guests, 'int')}`]),
  ].join(' AND ')
}

/** Every keyword must be found: as a word, as the beginning of one, or as the name of a type in any language. */
function queryOf(keywords: readonly Keyword[]): string {
  return keywords
    .map((keyword) => {
      const types = typeWords.filter(({ words }) => isAmong(keyword, words)).map(({ type }) => `'${typeTerm(type)}'`)
      return `(${[`'${keyword.word}'${keyword.prefix ? ':*' : ''}`, ...types].join(' | ')})`
    })
    .join(' & ')
}

// Words of two letters are mostly function words: of, de.
const typeWords = venueTypes.map((type) => ({
  type,
  words: wordsOf(Object.values(venueTypeLabels[type]).join(' ')).filter((word) => word.length > 2),
}))

const nothing: VenueSearchPage = { rows: [], total: 0, totalIsMinimum: false, pages: 0 }
