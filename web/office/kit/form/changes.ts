export type Values = Readonly<Record<string, unknown>>

/** A field that differs between two versions. */
export interface Difference {
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
}

/** The fields that a person changed, with their new values. */
export function changesOf(base: Values, mine: Values): Values {
  return Object.fromEntries(Object.entries(mine).filter(([field, value]) => !isSame(value, base[field])))
}

/** The fields in which a person's version differs from what was saved meanwhile. */
export function differences(mine: Values, theirs: Values): readonly Difference[] {
  return Object.entries(mine)
    .filter(([field, value]) => field in theirs && !isSame(value, theirs[field]))
    .map(([field, value]) => ({ field, mine: value, theirs: theirs[field] }))
}

/** An empty input equals a missing value. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}
