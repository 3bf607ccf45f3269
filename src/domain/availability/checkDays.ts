import { type Refusal, refuse } from '../command.ts'
import { addMonths } from '../localTime.ts'
import type { Provider } from '../provider/provider.ts'
import type { Rules } from '../rules.ts'
import type { Availability } from './availability.ts'
import { todayOf } from './calendarOwner.ts'
import { type DayRange, dayCount } from './dayRanges.ts'

export const dayRefusals = [
  'planner_not_found',
  'days_not_in_order',
  'day_past',
  'too_far_ahead',
  'too_many_days',
  'too_many_entries',
] as const

interface Circumstances {
  readonly owner: Provider
  readonly now: Date
  readonly rules: Rules
}

/** Why these days cannot be entered; undefined when they can. Past entries do not count for the limit. Rules AVA-3 and AVA-4. */
export function refusalOfDays(
  days: DayRange,
  { entries }: Availability,
  { owner, now, rules }: Circumstances,
): Refusal<(typeof dayRefusals)[number]> | undefined {
  if (!owner.contact) return refuse('planner_not_found')
  if (days.to < days.from) return refuse('days_not_in_order')
  const today = todayOf(owner, now)
  if (days.from < today) return refuse('day_past')
  const { monthsAhead, daysPerEntry, entries: most } = rules.availability
  if (days.to > addMonths(today, monthsAhead)) return refuse('too_far_ahead')
  if (dayCount(days) > daysPerEntry) return refuse('too_many_days')
  const standing = [...entries.values()].filter(({ ranges }) => (ranges.at(-1)?.to ?? '') >= today)
  return standing.length >= most ? refuse('too_many_entries') : undefined
}
