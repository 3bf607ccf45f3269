import type { Day } from '../../domain/calendar.ts'
import { languages } from '../../domain/languages.ts'
import type { Language } from '../../domain/locale.ts'
import {
  offeredServices,
  type PlannerBudgetRange,
  plannerBudgetCents,
  type ServiceType,
  serviceForType,
} from '../../domain/referenceValues.ts'
import type { Rules } from '../../domain/rules.ts'
import type { Bindings } from './bindings.ts'
import { bitsOf } from './bits.ts'
import { type Coordinates, kilometresSql } from './grid.ts'

/** What a couple looks for in a planner. */
export interface PlannerWish {
  /** Planners that are blocked or booked on this day are not suggested. */
  readonly eventDate: Day
  /** Country code of the event. */
  readonly eventCountry: string
  /** Where distances are measured from: the couple's town when it wants planners near home, the event's otherwise. */
  readonly reference: Coordinates
  readonly serviceType: ServiceType | null
  readonly plannerBudget: PlannerBudgetRange
  readonly languages: readonly Language[]
}

/** SQL over a row `p` of the directory. */
export interface ScoreSql {
  readonly kilometres: string
  /** The mandatory conditions, apart from being a listed planner. */
  readonly fits: string
  /** Whole points. */
  readonly points: Readonly<Record<'distance' | 'budget' | 'services' | 'languages' | 'activity', string>>
  /** How the price fits the budget: a `BudgetFit`. */
  readonly budgetFit: string
  /** Whether all the couple's languages are spoken. */
  readonly allLanguages: string
}

/** How a planner's price lies to the couple's budget range. */
export type BudgetFit = 'within' | 'below' | 'slightlyAbove' | 'unknown' | 'outside'

const priceColumns: Readonly<Record<ServiceType, string>> = {
  complete: 'p.full_planning_price',
  partial: 'p.partial_planning_price',
  'day-coordination': 'p.day_coordination_price',
}

/**
 * The suggestion rules as SQL. Each part is rounded to whole points, so that totals are whole numbers and can tie. A hidden price counts as
 * unknown; otherwise the ranking would reveal it to anyone who tries one budget after another. Rule COM-11.
 */
export function scoreSql(wish: PlannerWish, now: Date, rules: Rules, bindings: Bindings): ScoreSql {
  const { points, budget, services, fullScoreKilometres, maxKilometres } = rules.suggestions
  const real = (value: number) => bindings.bind(value, 'float8')
  const whole = (value: number) => bindings.bind(value, 'int')
  const kilometres = kilometresSql(wish.reference, real)
  const nearness = `(${real(maxKilometres)} - ${kilometres}) / ${real(maxKilometres - fullScoreKilometres)}`

  const wanted = bitsOf(languages, wish.languages)
  const spoken = `p.language_bits & ${whole(wanted)}`
  const languagePoints = points.languages / new Set(wish.languages).size

  const price = wish.serviceType === null ? 'p.company_price' : `coalesce(${priceColumns[wish.serviceType]}, p.company_price)`
  const { from, to } = plannerBudgetCents[wish.plannerBudget]
  const upTo = to ?? Number.POSITIVE_INFINITY

  const [lowest, highest, tolerated] = [real(from), real(upTo), real(upTo * (1 + budget.toleranceAbove))]
  const byBudgetFit = (sqlOf: (fit: BudgetFit) => string) =>
    `CASE WHEN ${price} IS NULL THEN ${sqlOf('unknown')} WHEN ${price} < ${lowest} THEN ${sqlOf('below')}
      WHEN ${price} < ${highest} THEN ${sqlOf('within')}
      WHEN ${price} <= ${tolerated} THEN ${sqlOf('slightlyAbove')} ELSE ${sqlOf('outside')} END`

  const offered = wish.serviceType === null ? undefined : whole(bitsOf(offeredServices, [serviceForType[wish.serviceType]]))
  return {
    kilometres,
    fits: [
      `(p.country = (SELECT ${bindings.bind(wish.eventCountry, 'text')}) OR ${kilometres} <= ${real(maxKilometres)})`,
      `${spoken} <> 0`,
      ...(offered === undefined ? [] : [`p.offered_bits & ${offered} <> 0`]),
    ].join(' AND '),
    points: {
      distance: rounded(`least(1, greatest(0, ${nearness})) * ${real(points.distance)}`),
      budget: byBudgetFit((fit) => whole(budget[fit])),
      services:
        wish.serviceType === null || offered === undefined
          ? whole(services.noneChosen)
          : `CASE (${priceColumns[wish.serviceType]} IS NOT NULL)::int + (p.described_bits & ${offered} <> 0)::int
              WHEN 2 THEN ${whole(services.pricedAndDescribed)} WHEN 1 THEN ${whole(services.priced)} ELSE ${whole(services.offered)} END`,
      languages: rounded(`bit_count((${spoken})::bit(${languages.length})) * ${real(languagePoints)}`),
      activity: `CASE WHEN p.signed_in_at >= ${bindings.bind(activeSince(now, rules), 'timestamptz')} THEN ${whole(points.activity)} ELSE 0 END`,
    },
    budgetFit: byBudgetFit((fit) => `'${fit}'`),
    allLanguages: `(${spoken}) = ${whole(wanted)}`,
  }
}

/** A provider who signed in since then counts as recently active. */
export function activeSince(now: Date, rules: Rules): Date {
  return new Date(now.getTime() - rules.activeDays * 86_400_000)
}

function rounded(points: string): string {
  return `floor(${points} + 0.5)::int`
}
