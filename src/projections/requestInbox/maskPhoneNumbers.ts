import { maskSpokenNumbers } from './maskSpokenNumbers.ts'

const between = String.raw`[\s.,;:/\\()\[\]{}<>·•_*'’"“”«»|~^=+#&!?→–—‐‑‒-]`
/** A run of digits with few other characters: a telephone number, a date, an amount, or several of these. */
const digitRun = new RegExp(
  String.raw`(?:\+\s?|\(\+?)?(?:\p{Nd}|(?<![\p{L}\p{Nd}])[oO](?=[\s.-]?[1-9]))(?:${between}{0,4}\p{Nd}){6,}`,
  'gu',
)
/** A cheap test that matches whenever a text contains a digit of any script, at a tenth of the cost. */
const digitHint = /[0-9\u0660-\u1fff\ua620-\uffff]/
/** Letters used in place of digits: `O6 I2`. */
const lookAlikes = /(?<![\p{L}\p{N}])(?=[oOIl]*\d)[\doOIl]{2,}(?![\p{L}\p{N}])/gu
const lookAlikeHint = /[oOIl]\d|\d[oOIl]/
/** Groups with the same short word between them, as in `06 puis 12 puis 34 puis 56`. */
const sameWordBetween = /(?<![\p{L}\p{N}])(?:\+\d|0)\d{0,3}\s{0,3}(\p{L}{1,6})\s{0,3}\d{1,4}(?:\s{0,3}\1\s{0,3}\d{1,4}){2,}/giu
const sameWordHint = /\d\s{0,3}\p{L}{1,6}\s{0,3}\d/u
const clockWords = /^(?:h|heures?|uhr|uur|ore|horas?|m|min)$/i
const mostGroups = 24
const looseSeparator = /[\n,;–—]|\s[-/·•|:=([{<«"“]|[:=.!?]\s/

/**
 * Replaces telephone numbers, national or international, with any spacing, and those spelled out in words. Dates, amounts of money and
 * numbers of guests stay.
 */
export function maskPhoneNumbers(text: string, mask: string): string {
  const unspoken = maskSpokenNumbers(text, mask)
  if (!digitHint.test(unspoken)) return unspoken
  return maskRuns(maskSameWordBetween(unspoken, mask), mask)
}

function maskSameWordBetween(text: string, mask: string): string {
  if (!sameWordHint.test(text)) return text
  return text.replace(sameWordBetween, (run: string, word: string) =>
    clockWords.test(word) || run.replaceAll(/\D/g, '').length < 8 ? run : mask,
  )
}

/** Finds runs in a copy of the text in which such letters are replaced by digits, character by character. */
function maskRuns(text: string, mask: string): string {
  if (!lookAlikeHint.test(text)) return text.replace(digitRun, (run) => maskRun(run, mask))
  const asDigits = text.replace(lookAlikes, (run) => run.replaceAll(/[oO]/g, '0').replaceAll(/[Il]/g, '1'))
  let masked = ''
  let done = 0
  for (const { 0: run, index } of asDigits.matchAll(digitRun)) {
    const replaced = maskRun(run, mask)
    if (replaced === run) continue
    masked += text.slice(done, index) + replaced
    done = index + run.length
  }
  return masked + text.slice(done)
}

/** Keeps a date at either end of a run; the rest is masked when it can only be a telephone number. */
function maskRun(run: string, mask: string): string {
  const before = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}[.,]?\s/.exec(run)?.[0] ?? ''
  const after = run.slice(before.length)
  const end = /[\s,]+\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}$/.exec(after)?.[0] ?? ''
  const middle = after.slice(0, after.length - end.length)
  return isPhoneNumber(middle) ? `${before}${mask}${end}` : run
}

function isPhoneNumber(run: string): boolean {
  const digits = run.replaceAll(/\P{Nd}/gu, '')
  const announced = /^[+(oO0]/.test(run)
  return digits.length >= (announced ? 8 : 9) && !isHarmless(groupsOf(run))
}

interface Group {
  readonly digits: string
  /** The text between this group and the previous one. */
  readonly separator: string
  /** A separator between statements precedes it: a comma, a line break, a spaced dash. */
  readonly apart: boolean
}

function groupsOf(run: string): readonly Group[] {
  let end = 0
  return [...run.matchAll(/\p{Nd}+/gu)].map((match) => {
    const separator = run.slice(end, match.index)
    const apart = end === 0 || looseSeparator.test(separator)
    end = match.index + match[0].length
    return { digits: match[0], separator, apart }
  })
}

type Meaning = 'date' | 'time' | 'amount' | 'count'

/** True when all groups can be read as dates, times, years, amounts of money and counts, but not as counts alone. */
function isHarmless(groups: readonly Group[], before?: Meaning, anchored = false, counts = 0): boolean {
  const [first] = groups
  if (!first) return anchored
  if (groups.length > mostGroups || counts > 3) return false
  return readingsOf(first, groups, before).some(({ length, meaning }) =>
    isHarmless(groups.slice(length), meaning, anchored || meaning !== 'count', counts + (meaning === 'count' ? 1 : 0)),
  )
}

/** The possible meanings of the first groups: how many groups, and what. */
function readingsOf(first: Group, groups: readonly Group[], before: Meaning | undefined): readonly { length: number; meaning: Meaning }[] {
  const [, second] = groups
  const readings: { length: number; meaning: Meaning }[] = []
  if (startsWithDate(groups)) readings.push({ length: 3, meaning: 'date' })
  if (second && isDayAndMonth(first, second) && startsWithDate(groups.slice(2))) readings.push({ length: 2, meaning: 'date' })
  if (isDay(first) && startsWithDate(groups.slice(1))) readings.push({ length: 1, meaning: 'date' })
  if (second && isMonth(first) && isYear(second)) readings.push({ length: 2, meaning: 'date' })
  if (second && isTime(first, second) && (first.apart || before === 'date' || (before === 'time' && /^[-–/]$/.test(first.separator)))) {
    readings.push({ length: 2, meaning: 'time' })
  }
  if (isYear(first) && (!second || second.apart)) readings.push({ length: 1, meaning: 'date' })
  const thousands = amountLength(groups)
  if (thousands > 0 && (first.apart || before === 'amount')) readings.push({ length: thousands, meaning: 'amount' })
  const counted = first.apart || before === 'date' || (before === 'count' && /^[-–/]$/.test(first.separator))
  if (counted && /^[1-9]\d{1,4}$/.test(first.digits)) readings.push({ length: 1, meaning: 'count' })
  return readings
}

const within = (group: Group, from: number, to: number, widths: RegExp) =>
  widths.test(group.digits) && Number(group.digits) >= from && Number(group.digits) <= to
const isDay = (group: Group) => within(group, 1, 31, /^\d{1,2}$/)
const isMonth = (group: Group) => within(group, 1, 12, /^\d{1,2}$/)
const isYear = (group: Group) => within(group, 1950, 2099, /^\d{4}$/)
const isDayAndMonth = (a: Group, b: Group) => (isDay(a) && isMonth(b)) || (isMonth(a) && isDay(b))

const isTime = (hour: Group, minute: Group) =>
  /^[:.]$/.test(minute.separator) && within(hour, 0, 23, /^\d{1,2}$/) && within(minute, 0, 59, /^\d{2}$/)

function startsWithDate([first, second, third]: readonly Group[]): boolean {
  if (!first || !second || !third) return false
  return (isDayAndMonth(first, second) && isYear(third)) || (isYear(first) && isMonth(second) && isDay(third))
}

/** How many groups form an amount with separated thousands (20 000, 1.500, 1 000 000), below ten million; 0 for none. */
function amountLength(groups: readonly Group[]): number {
  const [first, ...rest] = groups
  if (!first || !/^[1-9]\d{0,2}$/.test(first.digits)) return 0
  const end = rest.findIndex((group) => !/^[\s.'’,]$/.test(group.separator) || !/^\d{3}$/.test(group.digits))
  const thousands = end < 0 ? rest : rest.slice(0, end)
  if (!thousands.at(-1)?.digits.endsWith('0')) return 0
  return thousands.length === 1 || (thousands.length === 2 && first.digits.length === 1) ? thousands.length + 1 : 0
}
