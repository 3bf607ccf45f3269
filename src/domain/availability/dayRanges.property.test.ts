import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../localTime.ts'
import { type DayRange, dayCount, mergedRanges, rangesWithin, rangesWithout } from './dayRanges.ts'

const first = '2028-02-20'
const range = fc
  .tuple(fc.nat(30), fc.nat(10))
  .map(([from, length]): DayRange => ({ from: addDays(first, from), to: addDays(first, from + length) }))

function daysOf(ranges: readonly DayRange[]): readonly string[] {
  const days = ranges.flatMap((each) => Array.from({ length: dayCount(each) }, (_, index) => addDays(each.from, index)))
  return [...new Set(days)].toSorted()
}

it('range operations equal set operations on their days, also at the end of February', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), range, (ranges, other) => {
      const others = daysOf([other])
      expect(daysOf(mergedRanges(ranges))).toEqual(daysOf(ranges))
      expect(daysOf(rangesWithout(ranges, other))).toEqual(daysOf(ranges).filter((day) => !others.includes(day)))
      expect(daysOf(rangesWithin(ranges, other))).toEqual(daysOf(ranges).filter((day) => others.includes(day)))
    }),
  )
})

it('merged ranges are ordered and at least a day apart', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), (ranges) => {
      const merged = mergedRanges(ranges)
      expect(merged.every(({ from }, index) => index === 0 || from > addDays(merged[index - 1]?.to ?? '', 1))).toBe(true)
    }),
  )
})
