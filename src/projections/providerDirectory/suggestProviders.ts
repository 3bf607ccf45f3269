import type { Pool } from 'pg'
import type { ProviderId } from '../../domain/ids.ts'
import type { Rules } from '../../domain/rules.ts'
import { schemaOf } from '../runner/projection.ts'
import { Bindings } from './bindings.ts'
import { cellsAround } from './grid.ts'
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

type Row = { [Column in keyof Suggestion['why']['points']]: number } & {
  provider_id: ProviderId
  premium: boolean
  signed_in_at: Date | null
  kilometres: number
  total: number
  budget_fit: BudgetFit
  all_languages: boolean
}

/** Where to look: squares of the grid, or the whole of the event's country. */
type Area = readonly number[] | 'country'

/**
 * The planners that fit best, best first. Looks around the reference point first and farther only for
 * as long as somebody farther away could still be better: what a planner can have at most falls with the distance.
 */
export async function suggestProviders(pool: Pool, query: SuggestionQuery): Promise<readonly Suggestion[]> {
  const { wish, rules } = query
  const count = query.count ?? rules.suggestedPlanners
  let best: readonly Row[] = []
  const seen = new Set<number>()
  for (let kilometres = kilometresBelow(rules.suggestions.points.distance, rules); ; ) {
    const cells = cellsAround(wish.reference, kilometres).filter((cell) => !seen.has(cell))
    for (const cell of cells) seen.add(cell)
    best = merged(best, await bestWithin(pool, cells, query, count), count)
    const needed = neededRadius(best[count - 1]?.total, wish, rules)
    if (needed <= kilometres) break
    if (kilometres >= rules.suggestions.maxKilometres) {
      best = merged(best, await bestWithin(pool, 'country', query, count), count)
      break
    }
    kilometres = Math.min(needed, kilometres * 4, rules.suggestions.maxKilometres)
  }
  return best.map(toSuggestion)
}

/** Beyond this distance nobody can reach `total` points any more; Infinity when somebody can wherever he is. */
function neededRadius(total: number | undefined, wish: PlannerWish, rules: Rules): number {
  if (total === undefined) return Number.POSITIVE_INFINITY
  const { points, budget, services } = rules.suggestions
  const elsewhere =
    Math.max(budget.within, budget.below, budget.slightlyAbove, budget.unknown, budget.outside) +
    (wish.serviceType === null ? services.noneChosen : Math.max(services.pricedAndDescribed, services.priced, services.offered)) +
    points.languages +
    points.activity
  return kilometresBelow(total - elsewhere, rules)
}

/** Beyond this distance fewer than `points` are given for it; Infinity where that never is. */
function kilometresBelow(points: number, rules: Rules): number {
  const { maxKilometres, fullScoreKilometres, points: most } = rules.suggestions
  if (points <= 0) return Number.POSITIVE_INFINITY
  const share = Math.min(1, (points - 0.5) / most.distance)
  return maxKilometres - share * (maxKilometres - fullScoreKilometres)
}

async function bestWithin(
  pool: Pool,
  area: Area,
  { wish, now, rules, except = [] }: SuggestionQuery,
  count: number,
): Promise<readonly Row[]> {
  const bindings = new Bindings()
  const { kilometres, fits, points, budgetFit, allLanguages } = scoreSql(wish, now, rules, bindings)
  const within =
    area === 'country'
      ? `p.country = ${bindings.bind(wish.eventCountry, 'text')}`
      : `p.cell = ANY (${bindings.bind(area, 'int[]')}) AND p.premium = ANY ('{true,false}')`
  const total = `(${Object.values(points).join(' + ')})`
  const { rows } = await pool.query<Row>({
    // Planning takes as long as a small search, so it is done once a connection.
    name: `suggest ${wish.serviceType ?? 'any'} ${area === 'country' ? 'in country' : 'near'}`,
    text: `SELECT provider_id, premium, signed_in_at, total, ${kilometres} AS kilometres, ${budgetFit} AS budget_fit, ${allLanguages} AS all_languages,
         ${Object.entries(points)
           .map(([name, sql]) => `${sql} AS ${name}`)
           .join(', ')}
       FROM (
         SELECT p.provider_id, p.premium, p.signed_in_at, p.x, p.y, p.z, p.language_bits, p.offered_bits, p.described_bits,
           p.company_price, p.full_planning_price, p.partial_planning_price, p.day_coordination_price, ${total} AS total
         FROM ${schemaOf(providerDirectory)}.providers p
         WHERE ${within} AND p.listed AND p.kind = 'planner' AND ${fits} AND p.provider_id <> ALL (${bindings.bind(except, 'uuid[]')})
         ORDER BY total DESC, p.premium DESC, p.signed_in_at DESC NULLS LAST, p.provider_id
         LIMIT ${bindings.bind(count, 'int')}
       ) AS p`,
    values: bindings.values,
  })
  return rows
}

function merged(some: readonly Row[], others: readonly Row[], count: number): readonly Row[] {
  const byId = new Map([...some, ...others].map((row) => [row.provider_id, row]))
  return [...byId.values()].toSorted(inOrder).slice(0, count)
}

function inOrder(a: Row, b: Row): number {
  return (
    b.total - a.total ||
    Number(b.premium) - Number(a.premium) ||
    (b.signed_in_at?.getTime() ?? 0) - (a.signed_in_at?.getTime() ?? 0) ||
    (a.provider_id < b.provider_id ? -1 : 1)
  )
}

function toSuggestion({ provider_id: providerId, total, kilometres, premium, budget_fit, all_languages, ...row }: Row): Suggestion {
  const { distance, budget, services, languages, activity } = row
  const points = { distance, budget, services, languages, activity }
  return { providerId, total, why: { kilometres, points, premium, budgetFit: budget_fit, allLanguages: all_languages } }
}
