import type { TableColumn } from './tableStructure.ts'

/** Postgres stores neither NUL nor half a surrogate pair; input with either must not park a projection. */
function storable(text: string): string {
  return text.includes('\0') || !text.isWellFormed() ? text.toWellFormed().replaceAll('\0', '\ufffd') : text
}

/** JSON that Postgres accepts. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value)
  // Only control characters and unpaired surrogates are written as \u escapes, so most texts need no further work.
  return text.includes('\\u') ? JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storable(part) : part)) : text
}

/** Rows as a JSON array. Columns that are null are left out, since Postgres reads them as null too and parses less. */
export function rowsText(rows: readonly object[]): string {
  return jsonText(rows.map(withoutNulls))
}

/** JSON leaves out `undefined`. A smaller copy would take twice as long to make. */
function withoutNulls(row: object): object {
  const copy: Record<string, unknown> = { ...row }
  for (const column of Object.keys(copy)) if (copy[column] === null) copy[column] = undefined
  return copy
}

/** Rows as lines of COPY's text format, columns in the given order. */
export function copyText(columns: readonly TableColumn[], rows: Iterable<object>): string {
  let text = ''
  for (const row of rows) {
    let separator = ''
    for (const column of columns) {
      const value: unknown = row[column.name as keyof object]
      text += separator + (isNull(value) ? '\\N' : escaped(valueText(column.kind, value)))
      separator = '\t'
    }
    text += '\n'
  }
  return text
}

function valueText(kind: TableColumn['kind'], value: unknown): string {
  if (kind === 'json') return jsonText(value)
  if (Array.isArray(value)) return kind === 'array' ? arrayText(value) : jsonText(value)
  if (typeof value === 'string') return storable(value)
  return jsonText(value)
}

/** The JSON form, so that COPY and `json_populate_recordset` store the same value. */
function isNull(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))
}

function arrayText(values: readonly unknown[]): string {
  const parts = values.map((value) => {
    if (isNull(value)) return 'NULL'
    if (Array.isArray(value)) return arrayText(value)
    return `"${(typeof value === 'string' ? storable(value) : jsonText(value)).replace(/["\\]/g, '\\$&')}"`
  })
  return `{${parts.join(',')}}`
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(text: string): string {
  return /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign) : text
}
