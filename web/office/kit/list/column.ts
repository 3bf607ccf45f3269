import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'

/** A column of a list, and its position on a phone. */
export interface Column<Row extends RaRecord> {
  /** The field. Its heading is the resource's text `fields.<source>`. */
  readonly source: keyof Row & string
  /** Default: the field itself. */
  readonly render?: (row: Row) => ReactNode
  /** Numbers and amounts are right-aligned. */
  readonly align?: 'right'
  readonly sortable?: boolean
  /** In pixels; the other columns share the rest. */
  readonly width?: number
  /** True for numbers that are totalled over the visible rows. */
  readonly total?: true
  /** On a phone: first line, second line, end of the first line, or hidden. Default: second line. */
  readonly phone?: 'title' | 'detail' | 'end' | 'none'
  /** The value with its label, for the second line, which has no headings, e.g. `Balance 3`. */
  readonly detail?: (row: Row) => ReactNode
}

/** What a column shows of a row. */
export function cellOf<Row extends RaRecord>({ source, render }: Column<Row>, row: Row): ReactNode {
  return render ? render(row) : row[source]
}

/** The total of a column over the visible rows. */
export function totalOf<Row extends RaRecord>({ source }: Column<Row>, rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + Number(row[source]), 0)
}
