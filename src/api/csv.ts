import type { Language } from '../domain/locale.ts'

/** A byte order mark, by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\uFEFF'
/** Characters that spreadsheets interpret as the start of a formula. */
const formula = /^[=+\-@\t\r]/

/** The separator with which spreadsheets of the language open the file by a double click: `;` where numbers have a decimal comma. */
export function csvSeparator(language: Language): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ','
}

/** The start of a file: the byte order mark and the heading. */
export function csvBegin(heading: readonly string[], separator: string): string {
  return byteOrderMark + csvLine(heading, separator)
}

/** A line (RFC 4180). Formulas are turned into text by a leading apostrophe, as in spreadsheets. */
export function csvLine(fields: readonly (string | null)[], separator: string): string {
  return `${fields.map((field) => csvField(field ?? '', separator)).join(separator)}\r\n`
}

function csvField(text: string, separator: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}
