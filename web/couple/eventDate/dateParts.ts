/** A date as it is typed: digits, possibly incomplete. */
export interface DateParts {
  readonly day: string
  readonly month: string
  readonly year: string
}

export type DatePartName = keyof DateParts

/** DD/MM/YYYY in every language. */
export const partNames = ['day', 'month', 'year'] as const satisfies readonly DatePartName[]

const sizes: Readonly<Record<DatePartName, number>> = {
  day: 2,
  month: 2,
  year: 4,
}
/** Above this first digit a second one is impossible. */
const highestFirstDigit: Readonly<Record<DatePartName, number>> = {
  day: 3,
  month: 1,
  year: 9,
}
const highest: Readonly<Record<DatePartName, number>> = {
  day: 31,
  month: 12,
  year: 9999,
}

export function sizeOf(name: DatePartName): number {
  return sizes[name]
}

/** The parts of YYYY-MM-DD, or of ''. */
export function partsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/** YYYY-MM-DD, or '' for a date that is incomplete or does not exist. */
export function dayOf(parts: DateParts): string {
  if (!isComplete(parts)) return ''
  const { day, month, year } = completed(parts)
  const value = `${year}-${month}-${day}`
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : ''
}

/** Whether no further digit can make this a date that exists. */
export function isImpossible(parts: DateParts): boolean {
  const outOfRange = partNames.some(
    (name) => parts[name].length === sizes[name] && (Number(parts[name]) > highest[name] || isZero(parts[name])),
  )
  return outOfRange || (isComplete(parts) && dayOf(parts) === '')
}

/** Whether a part takes no further digit. */
export function isFull(name: DatePartName, digits: string): boolean {
  return digits.length >= sizes[name] || Number(digits.charAt(0)) > highestFirstDigit[name]
}

/** A part as it stands once it is left: 6 becomes 06, and the year 27 becomes 2027. */
export function completedPart(name: DatePartName, digits: string): string {
  if (digits === '') return ''
  if (name !== 'year') return digits.padStart(sizes[name], '0')
  return digits.length === 2 ? `20${digits}` : digits
}

const yearFirst = /^(?<year>\d{4})[-/.\s]+(?<month>\d{1,2})[-/.\s]+(?<day>\d{1,2})$/
const dayFirst = /^(?<day>\d{1,2})[-/.\s]+(?<month>\d{1,2})[-/.\s]+(?<year>\d{4}|\d{2})$/
const digitsOnly = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/

/** The parts of a date that was pasted or dictated as a whole: 12/06/2027, 12.6.27, 2027-06-12. */
export function readDate(text: string): DateParts | undefined {
  const trimmed = text.trim()
  const found = (yearFirst.exec(trimmed) ?? dayFirst.exec(trimmed) ?? digitsOnly.exec(trimmed))?.groups
  return (
    found &&
    completed({
      day: found.day ?? '',
      month: found.month ?? '',
      year: found.year ?? '',
    })
  )
}

function isComplete({ day, month, year }: DateParts): boolean {
  return day !== '' && month !== '' && year.length === sizes.year
}

function completed(parts: DateParts): DateParts {
  return {
    day: completedPart('day', parts.day),
    month: completedPart('month', parts.month),
    year: completedPart('year', parts.year),
  }
}

function isZero(digits: string): boolean {
  return Number(digits) === 0
}
