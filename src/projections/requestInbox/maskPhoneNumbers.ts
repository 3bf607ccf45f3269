const between = String.raw`(?:[\s.,;/\\()·•_*'’|~–—‐‑‒-]|\uFE0F|\u20E3)`
/** A run of digits with little between them: a telephone number, a date, an amount, or several of these in a row. */
const digitRun = new RegExp(
  String.raw`(?:\+\s?|\(\+?)?(?:\p{Nd}|(?<![\p{L}\p{Nd}])[oO](?=[\s.-]?[1-9]))(?:${between}{0,4}\p{Nd}){6,}(?:\uFE0F|\u20E3)*`,
  'gu',
)
const digit = /\p{Nd}/u
const pairsByColon = /(?<!\d)0\d(?::\d{2}){4}(?!\d)/g
const mostGroups = 24
const looseSeparator = /[\n,;–—]|\s[-/·•|]\s/

const digitWords =
  'zéro|zero|nul|null|cero|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|one|two|three|four|five|seven|eight|nine|' +
  'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|eins|ein|zwei|zwo|drei|fünf|sechs|sieben|neun|' +
  'uno|due|tre|quattro|cinque|sei|sette|otto|nove|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|um|dois|três|quatro|sete|oito'
const tensWords =
  'dix|onze|douze|treize|quatorze|quinze|seize|vingt|vingts|trente|quarante|cinquante|soixante|septante|quatre-vingts?|octante|huitante|nonante|et|' +
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|double|triple'
const spokenNumber = new RegExp(
  `(?<!\\p{L})(?:zéro|zero|nul|null|cero|oh|plus)(?:[\\s,.-]+(?:(?:${digitWords}|${tensWords})(?!\\p{L})|\\d{1,2}(?!\\d))){4,}`,
  'giu',
)

/**
 * Replaces telephone numbers, international or national, however they are spaced, and those spelled in words. Dates, amounts of
 * money and numbers of guests stay.
 */
export function maskPhoneNumbers(text: string, mask: string): string {
  const unspoken = text.replace(spokenNumber, mask)
  if (!digit.test(unspoken)) return unspoken
  return unspoken.replace(pairsByColon, mask).replace(digitRun, (run) => maskRun(run, mask))
}

/** Keeps a date at either end of a run; the rest goes when it can only be a telephone number. */
function maskRun(run: string, mask: string): string {
  const [, before = '', after = ''] = /^((?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\s)?)([^]*)$/.exec(run) ?? []
  const [, middle = after, end = ''] = /^([^]*?)((?:[\s,]+\d{1,2}([./-])\d{1,2}\3(?:19|20)\d{2})?)$/.exec(after) ?? []
  return isPhoneNumber(middle) ? `${before}${mask}${end}` : run
}

function isPhoneNumber(run: string): boolean {
  const digits = run.replaceAll(/\P{Nd}/gu, '')
  const announced = /^[+(oO0]/.test(run)
  return digits.length >= (announced ? 8 : 9) && !isHarmless(groupsOf(run))
}

interface Group {
  readonly digits: string
  /** What stands between it and the group before. */
  readonly separator: string
  /** Something that ends a thought stands before it: a comma, a line, a spaced dash. */
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

type Meaning = 'date' | 'amount' | 'count'

/** True when the groups can be read as dates, years, amounts of money and counts to their end, and not as counts alone. */
function isHarmless(groups: readonly Group[], before?: Meaning, anchored = false, counts = 0): boolean {
  if (groups.length === 0) return anchored
  if (groups.length > mostGroups || counts > 3) return false
  return readingsOf(groups, before).some(({ length, meaning }) =>
    isHarmless(groups.slice(length), meaning, anchored || meaning !== 'count', counts + (meaning === 'count' ? 1 : 0)),
  )
}

/** What the first groups may mean: how many of them, and what. */
function readingsOf(groups: readonly Group[], before: Meaning | undefined): readonly { length: number; meaning: Meaning }[] {
  const [first, second] = groups
  if (!first) return []
  const readings: { length: number; meaning: Meaning }[] = []
  if (startsWithDate(groups)) readings.push({ length: 3, meaning: 'date' })
  if (second && isDayAndMonth(first, second) && startsWithDate(groups.slice(2))) readings.push({ length: 2, meaning: 'date' })
  if (isDay(first) && startsWithDate(groups.slice(1))) readings.push({ length: 1, meaning: 'date' })
  if (second && isMonth(first) && isYear(second)) readings.push({ length: 2, meaning: 'date' })
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

function startsWithDate([first, second, third]: readonly Group[]): boolean {
  if (!first || !second || !third) return false
  return (isDayAndMonth(first, second) && isYear(third)) || (isYear(first) && isMonth(second) && isDay(third))
}

/** How many groups make an amount with its thousands set apart (20 000, 1.500, 1 000 000), below ten millions; 0 for none. */
function amountLength(groups: readonly Group[]): number {
  const [first, ...rest] = groups
  if (!first || !/^[1-9]\d{0,2}$/.test(first.digits)) return 0
  const end = rest.findIndex((group) => !/^[\s.'’,]$/.test(group.separator) || !/^\d{3}$/.test(group.digits))
  const thousands = end < 0 ? rest : rest.slice(0, end)
  if (!thousands.at(-1)?.digits.endsWith('0')) return 0
  return thousands.length === 1 || (thousands.length === 2 && first.digits.length === 1) ? thousands.length + 1 : 0
}
