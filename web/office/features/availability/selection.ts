import type { DayRange } from '../../../../src/domain/availability/dayRanges.ts'

/** Days that somebody selects: where the selection began, and how far it goes, in either direction. */
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

/** After a press on a day: the second press on a later day ends the selection that the first began. */
export function pressed(before: DaySelection | null, day: string): DaySelection {
  const isBegun = before !== null && before.anchor === before.end && day > before.anchor
  return isBegun ? extended(before, day) : { anchor: day, end: day }
}
