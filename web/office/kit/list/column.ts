import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'

/** A column of a list, and where it stands when the list is read on a phone. */
export interface Column<Row extends RaRecord> {
  /** The field; its heading is the resource's text `fields.<source>`. */
  readonly source: keyof Row & string
  /** Default: the field itself. */
  readonly render?: (row: Row) => ReactNode
  /** Numbers and amounts stand at the right. */
  readonly align?: 'right'
  readonly sortable?: boolean
  /** In pixels; other columns share what is left. */
  readonly width?: number
  /** Numbers are added up over the rows that are shown. */
  readonly total?: true
  /** On a phone: the first line, a part of the second one, at the end of the first, or not at all. Default: a part of the second. */
  readonly phone?: 'title' | 'detail' | 'end' | 'none'
  /** How it is said among the details, where its heading is missing, e.g. `Balance 3`. */
  readonly detail?: (row: Row) => ReactNode
}

/** What a column shows of a row. */
export function cellOf<Row extends RaRecord>({ source, render }: Column<Row>, row: Row): ReactNode {
  return render ? render(row) : row[source]
}

/** The sum of a column over the rows that are shown. */
export function totalOf<Row extends RaRecord>({ source }: Column<Row>, rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + Number(row[source]), 0)
}
