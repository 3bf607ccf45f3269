import { dayIn } from '../../src/domain/calendar.ts'
import { timeZones } from '../../src/domain/locale.ts'
import { addDays } from '../../src/domain/localTime.ts'
import type { ViewSource } from '../../src/domain/views.ts'
import type { DayViews } from '../../src/operational/viewCounts.ts'
import type { PlannedProvider } from './planProvider.ts'
import { Random } from './random.ts'

/** The sources of a hundred visitors. */
const shares: Readonly<Record<ViewSource, number>> = {
  directory: 34,
  suggestions: 18,
  search: 14,
  search_engine: 12,
  direct: 9,
  external: 7,
  project: 4,
  favourites: 2,
}
const sources = Object.entries(shares).flatMap(([source, share]) => Array<ViewSource>(share).fill(source as ViewSource))

/** A provider's views per day up to a time: more with Premium, more at weekends, and slowly increasing. */
export function planViews({ id, company, premiumSince }: PlannedProvider, now: Date, days: number): readonly DayViews[] {
  const random = new Random('views', id)
  const usual = random.between(1, 4) * (premiumSince ? 3 : 1)
  const today = dayIn(timeZones[company.place.country], now)
  return Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days)).flatMap((day, index) => {
    const atWeekend = [0, 6].includes(new Date(day).getUTCDay()) ? 1.6 : 1
    const visitors = Math.round(usual * atWeekend * (0.7 + (0.6 * index) / days) * (0.5 + random.next()))
    const came = Array.from({ length: visitors }, () => random.pick(sources))
    return [...new Set(came)].map(
      (source) => ({ day, kind: 'profile', source, views: came.filter((each) => each === source).length }) as const,
    )
  })
}
