import { type Columns, integer, type RowOf, text } from './columns.ts'
import type { Counting, ProjectedTable } from './projection.ts'

/** A row of a counting table: the group, and its number of rows; never 0. */
interface CountRow {
  readonly group_key: string
  readonly count: number
}

/**
 * Declares a table that counts the rows of another one by group, in the transaction that changes them: one row for each non-empty group,
 * with the group's columns and `count`.
 */
export function countingTable<Counted extends Columns, const C extends Columns>(declared: {
  readonly of: string
  /** The columns of the counted table. */
  readonly counted: Counted
  readonly columns: C
  readonly groupOf: (row: RowOf<Counted>) => RowOf<C> | undefined
}): ProjectedTable<object> {
  const { of, columns, groupOf } = declared
  const table: ProjectedTable<CountRow> = {
    columns: { group_key: text(), ...columns, count: integer() },
    key: 'group_key',
    on: {},
    counting: { of, groupOf: (row) => groupOf(row as RowOf<Counted>) },
  }
  return table as unknown as ProjectedTable<object>
}

/** The change of a group's count. */
export interface CountChange {
  readonly group: object
  readonly by: number
}

/** The changes of the counts by group; unchanged groups are left out. */
export function countChanges(
  { groupOf }: Counting,
  before: { get(key: string): object | undefined },
  after: ReadonlyMap<string, object | undefined>,
): ReadonlyMap<string, CountChange> {
  const changes = new Map<string, CountChange>()
  const add = (row: object | undefined, by: number) => {
    const group = row && groupOf(row)
    if (!group) return
    const key = JSON.stringify(Object.values(group))
    const sum = by + (changes.get(key)?.by ?? 0)
    if (sum === 0) changes.delete(key)
    else changes.set(key, { group, by: sum })
  }
  for (const [key, row] of after) {
    add(before.get(key), -1)
    add(row, 1)
  }
  return changes
}

/** The rows of a counting table after the changes; undefined for a group that is now empty. */
export function countedRows(
  changes: ReadonlyMap<string, CountChange>,
  standing: { get(key: string): object | undefined },
): Map<string, object | undefined> {
  const rows = [...changes].map(([group_key, { group, by }]): [string, object | undefined] => {
    const row = standing.get(group_key) as CountRow | undefined
    const count = (row?.count ?? 0) + by
    return [group_key, count === 0 ? undefined : { group_key, ...group, count }]
  })
  return new Map(rows)
}
