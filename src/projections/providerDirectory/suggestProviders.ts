import { LRUCache } from 'lru-cache'
import type { Pool, QueryConfig } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { Rules } from '../../domain/rules.ts'
import { availableSql } from '../providerAvailability/providerAvailabilityQueries.ts'
import { schemaOf } from '../runner/projection.ts'
import { Bindings, integersText } from './bindings.ts'
import { cellsByDistance } from './grid.ts'
import { type CardRow, cardColumns } from './providerCard.ts'
import { providerDirectory } from './providerDirectory.ts'
import { type BudgetFit, type PlannerWish, scoreSql } from './suggestionScore.ts'

/** A planner that fits a couple's wishes, and why. */
export interface Suggestion {
  readonly providerId: ProviderId
  /** Whole points, at most 100. */
  readonly total: number
  readonly why: {
    readonly kilometres: number
    readonly points: Readonly<Record<'distance' | 'budget' | 'services' | 'languages' | 'activity', number>>
    readonly premium: boolean
    readonly budgetFit: BudgetFit
    readonly allLanguages: boolean
  }
  /** What its card is made of. */
  readonly row: CardRow
}

export interface SuggestionQuery {
  readonly wish: PlannerWish
  readonly now: Date
  readonly rules: Rules
  /** How many; by default the number in the rules. */
  readonly count?: number
  /** Planners that are already shown. */
  readonly except?: readonly string[]
}

type Row = { [Name in keyof Suggestion['why']['points'] as `${Name}_points`]: number } & CardRow & {
    readonly total: number
    readonly kilometres: number
    readonly budget_fit: BudgetFit
    readonly all_languages: boolean
  }

const table = `${schemaOf(providerDirectory)}.providers`
const cardColumnsSql = cardColumns.map((column) => `p.${column}`).join(', ')

// Squares that can reach at least this share of the distance points are searched before the others; their results raise the total that the
// others must reach.
const middle = 0.7

/**
 * The best planners that are available on the day, best first (rule AVA-1). Starts at the reference point and continues only as far as a
 * planner could still be among the best, since the maximum total falls with the distance. Searches the whole country only if a planner too
 * far away for distance points could still be among the best.
 */
export async function suggestProviders(pool: Pool, query: SuggestionQuery): Promise<readonly Suggestion[]> {
  const area = areaAround(query.wish, query.rules)
  const inReach = await pool.query<Row>(bestInReach(query, area))
  const last = inReach.rows[countOf(query) - 1]
  if (last && last.total > area.anywhere) return inReach.rows.map(toSuggestion)
  const everywhere = await pool.query<Row>(bestAnywhere(query, area, inReach.rows))
  return everywhere.rows.map(toSuggestion)
}

/**
 * Searches the squares with full distance points, then those farther away in two steps. Premium comes first among equal totals: the others
 * near by need more points than the Premium planners there, and are skipped where these have full points.
 */
function bestInReach(query: SuggestionQuery, area: Area): QueryConfig {
  const { bindings, best, enough, statement } = partsOf(query, area)
  // The total to reach: that of the last result; any total while there are too few results.
  const bar = (found: string) => `(SELECT CASE WHEN count(*) < ${countOf(query)} THEN -1 ELSE min(total) END FROM ${found})`
  const bestOf = (found: string, more: string) => `SELECT * FROM ${found} UNION ALL (${best(more)}) ${inOrder} LIMIT ${countOf(query)}`
  const near = `p.cell = ANY ((SELECT ${bindings.bind(area.near, 'int[]')})::int[])`
  const within = ({ cells, most, ends }: Squares, found: string) => {
    const end = `(${bindings.bindIntegers(ends)})[least(${ends.length}, ${bindings.bind(most + 1, 'int')} - ${bar(found)})]`
    return `${enough(most, bar(found))} AND p.premium = ANY ('{true,false}') AND p.cell = ANY ((SELECT (${bindings.bind(cells, 'int[]')})[1:${end}])::int[])`
  }
  return statement(
    'in reach',
    `premium AS MATERIALIZED (${best(`${near} AND p.premium`)}),
     near AS MATERIALIZED (${bestOf('premium', `${near} AND NOT p.premium AND ${bar('premium')} < ${bindings.bind(area.most, 'int')} AND ${enough(area.most, `${bar('premium')} + 1`)}`)}),
     nearer AS MATERIALIZED (${bestOf('near', within(area.middle, 'near'))}),
     found AS MATERIALIZED (${bestOf('nearer', within(area.far, 'nearer'))})`,
  )
}

/** Searches the whole country, including the planners already found in reach. */
function bestAnywhere(query: SuggestionQuery, area: Area, inReach: readonly Row[]): QueryConfig {
  const { bindings, best, enough, statement } = partsOf(query, area)
  const ids = inReach.map((row) => row.provider_id)
  const bar = inReach[countOf(query) - 1]?.total ?? -1
  const inCountry = `p.country = (SELECT ${bindings.bind(query.wish.eventCountry, 'text')}) AND ${enough(area.anywhere, bindings.bind(bar, 'int'))}`
  return statement(
    'anywhere',
    `found AS MATERIALIZED ((${best(`p.provider_id = ANY ((SELECT ${bindings.bind(ids, 'uuid[]')})::uuid[])`)})
       UNION (${best(inCountry)}) ${inOrder} LIMIT ${countOf(query)})`,
  )
}

const inOrder = 'ORDER BY total DESC, premium DESC, signed_in_at DESC NULLS LAST, provider_id'

/** The shared parts of both statements. */
function partsOf(query: SuggestionQuery, area: Area) {
  const { wish, now, rules, except = [] } = query
  const bindings = new Bindings()
  const { kilometres, fits, points, budgetFit, allLanguages } = scoreSql(wish, now, rules, bindings)
  const total = Object.values(points).join(' + ')
  // Planning takes longer than a small search. Postgres keeps one plan for all parameters when they would not change its estimate: so the
  // limit is in the text, and lists and the country come from subqueries.
  const excepted = `(SELECT ${bindings.bind(except, 'uuid[]')})::uuid[]`
  const free = availableSql(bindings.bind(wish.eventDate, 'date'))
  return {
    bindings,
    /**
     * The best planners that meet a condition. Calendars are looked up one by one in the order of points until enough planners are free;
     * OFFSET prevents Postgres from merging the queries.
     */
    best: (condition: string) =>
      `SELECT * FROM (SELECT p.provider_id, p.premium, p.signed_in_at, ${total} AS total FROM ${table} p
         WHERE ${condition} AND p.listed AND p.kind = 'planner' AND ${fits} AND p.provider_id <> ALL (${excepted}) ${inOrder} OFFSET 0) AS p
       WHERE ${free} ${inOrder} LIMIT ${countOf(query)}`,
    /** Most planners with too few points are ruled out by two kinds of points, before the others are computed. */
    enough: (most: number, bar: string) =>
      `${points.budget} + ${points.services} + ${bindings.bind(most - area.budgetAndServices, 'int')} >= ${bar}`,
    /** Reads points and cards of those in `found`. */
    statement: (where: string, found: string): QueryConfig => ({
      name: `suggest ${where} ${countOf(query)} ${wish.serviceType ?? 'any'}`,
      text: `WITH ${found}
       SELECT found.total, ${kilometres} AS kilometres, ${budgetFit} AS budget_fit, ${allLanguages} AS all_languages,
         ${Object.entries(points)
           .map(([name, sql]) => `${sql} AS ${name}_points`)
           .join(', ')}, ${cardColumnsSql}
       FROM found JOIN ${table} p ON p.provider_id = found.provider_id
       ORDER BY found.total DESC, found.premium DESC, found.signed_in_at DESC NULLS LAST, found.provider_id`,
      values: bindings.values,
    }),
  }
}

function countOf({ count, rules }: SuggestionQuery): number {
  return Math.trunc(count ?? rules.suggestedPlanners)
}

/** Squares with the most distance points first, as a parameter's text. */
interface Squares {
  readonly cells: string
  /** The maximum total in these squares. */
  readonly most: number
  /** How many of the squares, counted from the first, allow the maximum total, then one point less, two points less and so on. */
  readonly ends: readonly number[]
}

interface Area {
  /** Squares with full distance points, which are always searched. */
  readonly near: string
  readonly middle: Squares
  readonly far: Squares
  /** The maximum total of a planner, and its parts for the budget and the services. */
  readonly most: number
  readonly budgetAndServices: number
  /** Up to this total, the distance within the country does not matter. */
  readonly anywhere: number
}

/** Most couples marry in the same towns, and computing the squares takes longer than building the statement. */
const areasOfTowns = new WeakMap<Rules, LRUCache<string, Area>>()

function areaAround(wish: PlannerWish, rules: Rules): Area {
  const areas = areasOfTowns.get(rules) ?? new LRUCache<string, Area>({ max: 3_000 })
  areasOfTowns.set(rules, areas)
  const { latitude, longitude } = wish.reference
  const asked = `${latitude} ${longitude} ${wish.serviceType === null}`
  const area = areas.get(asked) ?? areaOf(wish, rules)
  areas.set(asked, area)
  return area
}

function areaOf({ reference, serviceType }: PlannerWish, rules: Rules): Area {
  const { points, budget, services, maxKilometres } = rules.suggestions
  const budgetAndServices =
    Math.max(budget.within, budget.below, budget.slightlyAbove, budget.unknown, budget.outside) +
    (serviceType === null ? services.noneChosen : Math.max(services.pricedAndDescribed, services.priced, services.offered))
  const elsewhere = budgetAndServices + points.languages + points.activity
  const byPoints = new Map<number, number[]>()
  for (const { cell, kilometres } of cellsByDistance(reference, maxKilometres)) {
    const its = distancePoints(kilometres, rules)
    const cells = byPoints.get(its) ?? []
    if (cells.push(cell) === 1) byPoints.set(its, cells)
  }
  const squares = (from: number, below: number): Squares => {
    const cells: number[] = []
    const ends: number[] = []
    for (let its = below - 1; its >= from; its--) ends.push(cells.push(...(byPoints.get(its) ?? [])))
    return { cells: integersText(cells), most: elsewhere + below - 1, ends }
  }
  const [least, all] = [Math.floor(points.distance * middle), distancePoints(0, rules)]
  return {
    near: squares(all, all + 1).cells,
    middle: squares(least, all),
    far: squares(0, least),
    most: elsewhere + all,
    budgetAndServices,
    anywhere: elsewhere,
  }
}

/** The points for a distance, as `scoreSql` gives them. */
function distancePoints(kilometres: number, rules: Rules): number {
  const { maxKilometres, fullScoreKilometres, points } = rules.suggestions
  const nearness = (maxKilometres - kilometres) / (maxKilometres - fullScoreKilometres)
  return Math.floor(Math.min(1, Math.max(0, nearness)) * points.distance + 0.5)
}

function toSuggestion(row: Row): Suggestion {
  const { total, kilometres, premium, budget_fit: budgetFit, all_languages: allLanguages } = row
  const points = {
    distance: row.distance_points,
    budget: row.budget_points,
    services: row.services_points,
    languages: row.languages_points,
    activity: row.activity_points,
  }
  return { providerId: row.provider_id as ProviderId, total, why: { kilometres, points, premium, budgetFit, allLanguages }, row }
}
