import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
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
  /** How many; the rules' number unless said otherwise. */
  readonly count?: number
  /** Planners who stand there already. */
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

// Up to this share of the points for the distance, squares are looked at before those beyond: it raises what those must reach.
const middle = 0.7

/**
 * The planners that fit best and are available on the day, best first, in one statement (rule AVA-1). It looks around the reference point first and then only as far as somebody
 * could still be better: what a planner can have at most falls with the distance. The whole country comes last. Of equals Premium comes first, so
 * where Premium planners near by have all points the others there need not be looked at.
 */
export async function suggestProviders(pool: Pool, query: SuggestionQuery): Promise<readonly Suggestion[]> {
  const { wish, now, rules, except = [] } = query
  const bindings = new Bindings()
  const { kilometres, fits, points, budgetFit, allLanguages } = scoreSql(wish, now, rules, bindings)
  const area = areaAround(wish, rules)
  const total = `(${Object.values(points).join(' + ')})`
  const count = Math.trunc(query.count ?? rules.suggestedPlanners)
  // Planning takes longer than a small search. Postgres keeps one plan for all values when they would not change the estimate: so the
  // count is in the text, and lists and the country come from subqueries.
  const excepted = `(SELECT ${bindings.bind(except, 'uuid[]')})::uuid[]`
  const free = availableSql(`(SELECT ${bindings.bind(wish.eventDate, 'date')})`)
  const inOrder = 'ORDER BY total DESC, premium DESC, signed_in_at DESC NULLS LAST, provider_id'
  // Calendars are looked up one by one, in the order of points until enough are free: OFFSET keeps the condition out of the subquery.
  const best = (within: string) => `(SELECT * FROM (SELECT p.provider_id, p.premium, p.signed_in_at, ${total} AS total FROM ${table} p
     WHERE ${within} AND p.listed AND p.kind = 'planner' AND ${fits} AND p.provider_id <> ALL (${excepted}) ${inOrder} OFFSET 0) AS p
     WHERE ${free} ${inOrder} LIMIT ${count})`
  // What the last of the best has; nothing, as long as there are fewer.
  const least = (found: string) => `(SELECT CASE WHEN count(*) < ${count} THEN -1 ELSE min(total) END FROM ${found})`
  const bestOf = (found: string, more: string) => `(SELECT * FROM ${found} UNION ALL ${best(more)} ${inOrder} LIMIT ${count})`
  // Most of those who have too few points are recognised by two kinds of them, before the others are worked out.
  const enough = (found: string, most: number) =>
    `${points.budget} + ${points.services} + ${bindings.bind(most - area.budgetAndServices, 'int')} >= ${least(found)}`
  const near = `p.cell = ANY ((SELECT ${bindings.bind(area.near, 'int[]')})::int[])`
  const inReach = ({ cells, totals, ends }: Squares, found: string) =>
    `${enough(found, totals[0] ?? 0)} AND p.premium = ANY ('{true,false}') AND p.cell = ANY ((SELECT (${bindings.bind(cells, 'int[]')})[1:(SELECT coalesce(max(upto), 0)
       FROM unnest(${bindings.bindIntegers(totals)}, ${bindings.bindIntegers(ends)}) AS far(total, upto) WHERE far.total >= ${least(found)})])::int[])`
  const { rows } = await pool.query<Row>({
    name: `suggest ${count} ${wish.serviceType ?? 'any'}`,
    text: `WITH premium AS MATERIALIZED ${best(`${near} AND p.premium`)},
       near AS MATERIALIZED ${bestOf('premium', `${near} AND NOT p.premium AND ${least('premium')} < ${bindings.bind(area.most, 'int')} AND ${enough('premium', area.most)}`)},
       nearer AS MATERIALIZED ${bestOf('near', inReach(area.middle, 'near'))},
       around AS MATERIALIZED ${bestOf('nearer', inReach(area.far, 'nearer'))},
       found AS MATERIALIZED (SELECT * FROM around UNION ${best(
         `p.country = (SELECT ${bindings.bind(wish.eventCountry, 'text')}) AND ${least('around')} <= ${bindings.bind(area.anywhere, 'int')} AND ${enough('around', area.anywhere)}`,
       )} ${inOrder} LIMIT ${count})
       SELECT found.total, ${kilometres} AS kilometres, ${budgetFit} AS budget_fit, ${allLanguages} AS all_languages,
         ${Object.entries(points)
           .map(([name, sql]) => `${sql} AS ${name}_points`)
           .join(', ')}, ${cardColumnsSql}
       FROM found JOIN ${table} p ON p.provider_id = found.provider_id
       ORDER BY found.total DESC, found.premium DESC, found.signed_in_at DESC NULLS LAST, found.provider_id`,
    values: bindings.values,
  })
  return rows.map(toSuggestion)
}

/** Squares, by what a planner there can have at most, as a parameter's text. */
interface Squares {
  readonly cells: string
  /** Totals that can be had in some of them, and how many squares from the first on can have that much. */
  readonly totals: readonly number[]
  readonly ends: readonly number[]
}

interface Area {
  /** Squares where all points for the distance can be had; they are looked at in any case. */
  readonly near: string
  readonly middle: Squares
  readonly far: Squares
  /** What a planner can have at most, and how much of it for the budget and the services. */
  readonly most: number
  readonly budgetAndServices: number
  /** Up to this total, distance within the country does not matter. */
  readonly anywhere: number
}

/** Most couples marry in the same towns; working the squares out takes longer than putting the statement together. */
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
    const chosen = [...byPoints].filter(([its]) => its >= from && its < below).toSorted(([a], [b]) => b - a)
    let end = 0
    return {
      cells: integersText(chosen.flatMap(([, some]) => some)),
      totals: chosen.map(([its]) => elsewhere + its),
      ends: chosen.map(([, some]) => (end += some.length)),
    }
  }
  const [least, all] = [Math.floor(points.distance * middle), distancePoints(0, rules)]
  return {
    near: squares(all, Number.POSITIVE_INFINITY).cells,
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
