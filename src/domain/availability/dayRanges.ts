import { z } from 'zod'
import { Day } from '../calendar.ts'
import { addDays } from '../localTime.ts'

/** Days in a row, both ends included. */
export const DayRange = z.object({ from: Day, to: Day })
export type DayRange = z.infer<typeof DayRange>

/** The same days in as few ranges as possible, in order: overlapping and adjacent ranges are merged. */
export function mergedRanges(ranges: readonly DayRange[]): readonly DayRange[] {
  const merged: DayRange[] = []
  for (const { from, to } of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && from <= addDays(last.to, 1)) merged[merged.length - 1] = { from: last.from, to: to > last.to ? to : last.to }
    else merged.push({ from, to })
  }
  return merged
}

/** The ranges without the days of `taken`. */
export function rangesWithout(ranges: readonly DayRange[], taken: DayRange): readonly DayRange[] {
  return ranges.flatMap(({ from, to }) => {
    if (taken.to < from || taken.from > to) return [{ from, to }]
    const [before, after] = [addDays(taken.from, -1), addDays(taken.to, 1)]
    return [...(from <= before ? [{ from, to: before }] : []), ...(after <= to ? [{ from: after, to }] : [])]
  })
}

/** The part of the ranges that lies within a range. */
export function rangesWithin(ranges: readonly DayRange[], { from, to }: DayRange): readonly DayRange[] {
  return ranges.flatMap((range) => {
    const part = { from: range.from > from ? range.from : from, to: range.to < to ? range.to : to }
    return part.from <= part.to ? [part] : []
  })
}

/** How many days a range has. */
export function dayCount({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}
