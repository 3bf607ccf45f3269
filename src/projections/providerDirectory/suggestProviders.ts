import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { Rules } from '../../domain/rules.ts'
import { schemaOf } from '../runner/projection.ts'
import { Bindings } from './bindings.ts'
import { cellsAround } from './grid.ts'
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

// Planners in squares that only a total of so much less makes worth a look are looked at together.
const totalStep = 5

/**
 * The planners that fit best, best first, in one statement. It looks around the reference point first and then only as far as somebody
 * could still be better: what a planner can have at most falls with the distance. The whole country comes last.
 */
export async function suggestProviders(pool: Pool, query: SuggestionQuery): Promise<readonly Suggestion[]> {
  const { wish, now, rules, except = [] } = query
  const bindings = new Bindings()
  const { kilometres, fits, points, budgetFit, allLanguages } = scoreSql(wish, now, rules, bindings)
  const area = areaOf(wish, rules)
  const total = `(${Object.values(points).join(' + ')})`
  const count = Math.trunc(query.count ?? rules.suggestedPlanners)
  const excepted = `ARRAY(SELECT unnest(${bindings.bind(except, 'uuid[]')}))`
  const inOrder = 'ORDER BY total DESC, premium DESC, signed_in_at DESC NULLS LAST, provider_id'
  const best = (within: string) => `(SELECT p.provider_id, p.premium, p.signed_in_at, ${total} AS total FROM ${table} p
     WHERE ${within} AND p.listed AND p.kind = 'planner' AND ${fits} AND p.provider_id <> ALL (${excepted}) ${inOrder} LIMIT ${count})`
  const inCells = (cells: string) => `p.cell = ANY (ARRAY(${cells})) AND p.premium = ANY ('{true,false}')`
  // What the last of the best has; nothing, as long as there are fewer.
  const least = (found: string) => `(SELECT CASE WHEN count(*) < ${count} THEN -1 ELSE min(total) END FROM ${found})`
  const { rows } = await pool.query<Row>({
    // Planning takes longer than a small search. Postgres keeps one plan for all values when they would not change the estimate: so the
    // count is in the text, and lists and the country come from subqueries.
    name: `suggest ${count} ${wish.serviceType ?? 'any'}`,
    text: `WITH near AS MATERIALIZED ${best(inCells(`SELECT unnest(${bindings.bind(area.near, 'int[]')})`))},
       nearer AS MATERIALIZED (SELECT * FROM near UNION ALL ${best(
         inCells(`SELECT cell FROM unnest(${bindings.bind(area.cells, 'int[]')}, ${bindings.bind(area.totals, 'int[]')}) AS far(cell, total)
           WHERE far.total >= ${least('near')}`),
       )} ${inOrder} LIMIT ${count}),
       found AS MATERIALIZED (SELECT * FROM nearer UNION ${best(
         `p.country = (SELECT ${bindings.bind(wish.eventCountry, 'text')}) AND ${least('nearer')} <= ${bindings.bind(area.anywhere, 'int')}`,
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

interface Area {
  /** Squares that are looked at in any case. */
  readonly near: readonly number[]
  /** Squares farther away, and up to which total of the last of the best each is looked at. */
  readonly cells: readonly number[]
  readonly totals: readonly number[]
  /** Up to this total somebody can be as good wherever in the country he is. */
  readonly anywhere: number
}

function areaOf({ reference, serviceType }: PlannerWish, rules: Rules): Area {
  const { points, budget, services, maxKilometres } = rules.suggestions
  const elsewhere =
    Math.max(budget.within, budget.below, budget.slightlyAbove, budget.unknown, budget.outside) +
    (serviceType === null ? services.noneChosen : Math.max(services.pricedAndDescribed, services.priced, services.offered)) +
    points.languages +
    points.activity
  const near = cellsAround(reference, kilometresBelow(points.distance, rules))
  const totals = new Map<number, number>()
  const seen = new Set(near)
  for (let total = elsewhere + points.distance - 1; ; total -= totalStep) {
    const kilometres = Math.min(maxKilometres, kilometresBelow(total - totalStep + 1 - elsewhere, rules))
    for (const cell of cellsAround(reference, kilometres)) {
      if (!seen.has(cell)) totals.set(cell, total)
      seen.add(cell)
    }
    if (kilometres === maxKilometres) break
  }
  return { near, cells: [...totals.keys()], totals: [...totals.values()], anywhere: elsewhere }
}

/** Beyond this distance fewer than `points` are given for it; Infinity where that never is. */
function kilometresBelow(points: number, rules: Rules): number {
  const { maxKilometres, fullScoreKilometres, points: most } = rules.suggestions
  if (points <= 0) return Number.POSITIVE_INFINITY
  const share = Math.min(1, (points - 0.5) / most.distance)
  return maxKilometres - share * (maxKilometres - fullScoreKilometres)
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
