import type { DayRange } from '../../../../src/domain/availability/dayRanges.ts'

/** Selected days: from where the selection started to where it extends, in either direction. */
export interface DaySelection {
  readonly anchor: string
  readonly end: string
}

export function rangeOf({ anchor, end }: DaySelection): DayRange {
  return anchor <= end ? { from: anchor, to: end } : { from: end, to: anchor }
}

export function extended({ anchor }: DaySelection, end: string): DaySelection {
  return { anchor, end }
}

/** The selection after a press: a second press on a later day ends it. */
export function pressed(before: DaySelection | null, day: string): DaySelection {
  const isBegun = before !== null && before.anchor === before.end && day > before.anchor
  return isBegun ? extended(before, day) : { anchor: day, end: day }
}
