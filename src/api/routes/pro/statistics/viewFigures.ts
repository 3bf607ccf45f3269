import type { Day } from '../../../../domain/calendar.ts'
import { addDays } from '../../../../domain/localTime.ts'
import { ratePeriods } from '../../../../domain/requestRates.ts'
import { viewKinds, viewSources } from '../../../../domain/views.ts'
import type { DayViews } from '../../../../operational/viewCounts.ts'
import type { Statistics } from '../../../schemas/pro/statisticsSchemas.ts'
import { longestPeriod } from '../requestFigures.ts'

type Views = NonNullable<Statistics['premium']>['views']

/** A provider's views by kind: for each period up to today, for the period before, and for each day. */
export function viewFigures(all: readonly DayViews[], today: Day): Views {
  return viewKinds.map((kind) => {
    const views = all.filter((each) => each.kind === kind)
    const byDay = Array.from({ length: longestPeriod }, (_, index) => {
      const day = addDays(today, index + 1 - longestPeriod)
      return { day, count: sumOf(views.filter((each) => each.day === day)) }
    })
    return { kind, periods: ratePeriods.map((days) => periodOf(views, today, days)), byDay }
  })
}

function periodOf(views: readonly DayViews[], today: Day, days: (typeof ratePeriods)[number]): Views[number]['periods'][number] {
  const upTo = (last: Day) => views.filter(({ day }) => addDays(last, -days) < day && day <= last)
  const [now, before] = [upTo(today), upTo(addDays(today, -days))]
  const sources = viewSources
    .map((source) => {
      const of = (some: readonly DayViews[]) => sumOf(some.filter((each) => each.source === source))
      return { source, views: of(now), before: of(before) }
    })
    .filter((each) => each.views + each.before > 0)
    .toSorted((a, b) => b.views - a.views)
  return { days, views: sumOf(now), before: sumOf(before), sources }
}

function sumOf(views: readonly DayViews[]): number {
  return views.reduce((sum, each) => sum + each.views, 0)
}
