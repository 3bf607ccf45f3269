import type { Language } from '../domain/locale.ts'

/** Spreadsheets recognise UTF-8 by it. */
const byteOrderMark = '\uFEFF'
/** What a spreadsheet would take for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/

/** What stands between fields where the language's spreadsheets open the file by a double click: `;` where a comma stands in numbers. */
export function csvSeparator(language: Language): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ','
}

/** The beginning of a file: its mark and its heading. */
export function csvBegin(heading: readonly string[], separator: string): string {
  return byteOrderMark + csvLine(heading, separator)
}

/** A line (RFC 4180). What would be a formula is text: an apostrophe stands before it, as spreadsheets write it. */
export function csvLine(fields: readonly (string | null)[], separator: string): string {
  return `${fields.map((field) => csvField(field ?? '', separator)).join(separator)}\r\n`
}

function csvField(text: string, separator: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}
