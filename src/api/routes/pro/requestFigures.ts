import { addDays } from '../../../domain/localTime.ts'
import { type RequestCounts, ratePeriods, ratesOf } from '../../../domain/requestRates.ts'
import type { DayCounts } from '../../../projections/requestInbox/requestsByDay.ts'
import type { Dashboard } from '../../schemas/pro/dashboardSchemas.ts'

/** Days of the longest period. */
export const longestPeriod = Math.max(...ratePeriods)

/** The request rates of each period up to today, and of the period before. Rule STA-1. */
export function ratesByPeriod(days: readonly DayCounts[], today: string): Dashboard['periods'] {
  return ratePeriods.map((length) => {
    const figuresOf = (last: string) => {
      const first = addDays(last, 1 - length)
      const counts = sumOf(days.filter(({ day }) => first <= day && day <= last))
      return { received: counts.received, rates: ratesOf(counts) }
    }
    return { days: length, ...figuresOf(today), before: figuresOf(addDays(today, -length)) }
  })
}

/** The number of requests on each day of the longest period, oldest day first. */
export function receivedByDay(days: readonly DayCounts[], today: string): Dashboard['received'] {
  return Array.from({ length: longestPeriod }, (_, index) => {
    const day = addDays(today, index + 1 - longestPeriod)
    return { day, count: days.find((each) => each.day === day)?.received ?? 0 }
  })
}

function sumOf(all: readonly RequestCounts[]): RequestCounts {
  const sum = (field: keyof RequestCounts) => all.reduce((total, counts) => total + counts[field], 0)
  return { received: sum('received'), seen: sum('seen'), unlocked: sum('unlocked'), rejected: sum('rejected') }
}
