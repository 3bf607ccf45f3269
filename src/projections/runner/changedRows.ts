import { sameData } from '../../domain/sameData.ts'
import type { TableColumn, TableStructure } from './tableStructure.ts'

/** The differences to write after folding a page. */
export interface ChangedRows {
  /** Rows that are new. */
  readonly made: readonly object[]
  /** Existing rows, with their key and the columns that changed in any of them. */
  readonly altered: { readonly columns: readonly TableColumn[]; readonly rows: readonly object[] }
  /** Keys of rows to delete. */
  readonly gone: readonly string[]
}

/** Compares rows before and after folding; undefined means no row. */
export function changedRows(
  { key, columns }: TableStructure,
  before: ReadonlyMap<string, object>,
  after: ReadonlyMap<string, object | undefined>,
): ChangedRows {
  const made: object[] = []
  const gone: string[] = []
  const kept: (readonly [before: object, after: object])[] = []
  for (const [id, row] of after) {
    const standing = before.get(id)
    if (row && standing) kept.push([standing, row])
    else if (row) made.push(row)
    else if (standing) gone.push(id)
  }
  const differs = ({ name }: TableColumn) => kept.some(([standing, row]) => !sameData(valueOf(standing, name), valueOf(row, name)))
  const changed = columns.filter(differs)
  if (changed.length === 0) return { made, altered: { columns: [], rows: [] }, gone }
  const names = [key, ...changed].map(({ name }) => name)
  const rows = kept.map(([, row]) => Object.fromEntries(names.map((name) => [name, valueOf(row, name)])))
  return { made, altered: { columns: changed, rows }, gone }
}

function valueOf(row: object, column: string): unknown {
  return row[column as keyof object]
}
