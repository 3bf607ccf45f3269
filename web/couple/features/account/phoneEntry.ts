import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
  parseDigits,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** The phone field's text, its caret and its country. */
export interface PhoneEntry {
  /** With the calling code, formatted as in its country. An incomplete number is formatted as far as possible. */
  readonly text: string
  readonly caret: number
  readonly country: CountryCode
  /** The national number as it was before the country was changed. */
  readonly national?: string
}

/** The field's text after the browser has changed it. */
export interface PhoneChange {
  readonly text: string
  readonly caret: number
  /** Undefined for an insertion. */
  readonly deleted?: 'backward' | 'forward'
}

/** The most digits of any telephone number (ITU-T E.164). */
const mostDigits = 15

/** The country assumed where several share a calling code. */
const mainCountries: Readonly<Record<string, CountryCode>> = {
  1: 'US',
  7: 'RU',
  39: 'IT',
  44: 'GB',
  47: 'NO',
  61: 'AU',
  212: 'MA',
  262: 'RE',
  290: 'SH',
  358: 'FI',
  590: 'GP',
  599: 'CW',
}

let countriesByCode: ReadonlyMap<string, CountryCode> | undefined

/** Every country with its calling code. */
export function callingCodes(): readonly (readonly [CountryCode, string])[] {
  return getCountries().map((country) => [country, getCountryCallingCode(country)] as const)
}

/** The field before anything is typed. */
export function emptyEntry(country: CountryCode): PhoneEntry {
  return atEnd(writePhone(getCountryCallingCode(country), country), country)
}

/** Formats text that was typed before the numbering plans were loaded. */
export function writtenAnew({ text, country }: Pick<PhoneEntry, 'text' | 'country'>): PhoneEntry {
  const empty = emptyEntry(country)
  return /\d/.test(text) ? changePhone({ ...empty, text: '', caret: 0 }, { text, caret: text.length }) : empty
}

/**
 * Formats the field after a change and keeps the caret after the same digit. A typed, pasted or autofilled calling code selects its
 * country. A trunk prefix, as in `06…` and `+33 (0)6…`, is dropped.
 */
export function changePhone(before: PhoneEntry, change: PhoneChange): PhoneEntry {
  if (change.deleted !== undefined) return afterDeletion(before, change.text, change.caret, change.deleted)
  const inserted = insertedInto(before.text, change)
  return wholeNumber(before, change, inserted) ?? (inserted === '+' ? afterPlus(before, change) : afterDigits(before, change, inserted))
}

/**
 * The same number with another country's calling code. Its first `0` may be a trunk prefix in one country and a digit in the next, so the
 * number is kept as it was typed.
 */
export function withCountry({ text, country: before, national: kept }: PhoneEntry, country: CountryCode): PhoneEntry {
  const digits = parseDigits(text)
  const code = getCountryCallingCode(before)
  const national = kept ?? (digits.startsWith(code) ? digits.slice(code.length) : '')
  return { ...atEnd(writePhone(getCountryCallingCode(country) + withoutTrunk(national, country), country), country), national }
}

/** The number in E.164 if it is valid in its country, else undefined. The server checks it in more detail. */
export function numberOf({ text, country }: Pick<PhoneEntry, 'text' | 'country'>): string | undefined {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  return parsed?.isValid() === true ? parsed.number : undefined
}

/** A pasted or autofilled complete number replaces everything; undefined where the text is only a part of a number. */
function wholeNumber({ text: before, country }: PhoneEntry, { text }: PhoneChange, inserted: string): PhoneEntry | undefined {
  if (inserted.length < 2) return undefined
  const nothingBefore = inserted === text || nationalOf(before, country) === ''
  if (!nothingBefore && !/^\D*(?:[+＋]|0)/.test(inserted)) return undefined
  for (const words of [inserted, text]) {
    const parsed = parsePhoneNumberFromString(words, country)
    if (!parsed?.isValid()) continue
    const digits = parseDigits(parsed.number)
    const found = countryOf(digits, country)
    return atEnd(writePhone(digits, found), found)
  }
  return undefined
}

/** A plus sign starts an international number while only a calling code is present. Anywhere else it is ignored. */
function afterPlus(before: PhoneEntry, { text, caret }: PhoneChange): PhoneEntry {
  const { country } = before
  if (nationalOf(text, country) === '') return { text: '+', caret: 1, country }
  return { ...before, caret: caret - 1 }
}

function afterDigits(before: PhoneEntry, { text, caret }: PhoneChange, inserted: string): PhoneEntry {
  const code = getCountryCallingCode(before.country)
  const plus = inserted.search(/[+＋]/)
  const right = plus < 0 ? nationalDigits(text.slice(caret), code) : 0
  let digits = plus < 0 ? withCode(text, code) : parseDigits(inserted.slice(plus))
  let country = countryOf(digits, before.country)
  const international = digits.startsWith(`${getCountryCallingCode(country)}00`)
  // `00`, the European prefix for calls abroad, is read as the plus sign.
  if (international) digits = digits.slice(getCountryCallingCode(country).length + 2)
  if (international) country = countryOf(digits, before.country)
  const ownCode = getCountryCallingCode(country)
  if (digits.startsWith(ownCode)) digits = ownCode + withoutTrunk(digits.slice(ownCode.length), country)
  if (inserted.length === 1 && isTooLong(digits, country)) return { ...before, caret: Math.max(0, caret - 1) }
  digits = digits.slice(0, mostDigits)
  return behindDigit(digits, digits.length - right, country)
}

/** Deleting a separator deletes the digit beside it. */
function afterDeletion(
  { text: before, country: known }: PhoneEntry,
  text: string,
  caret: number,
  towards: 'backward' | 'forward',
): PhoneEntry {
  let left = parseDigits(text.slice(0, caret))
  let right = parseDigits(text.slice(caret))
  if (left.length + right.length === parseDigits(before).length && text.length < before.length && text.includes('+')) {
    if (towards === 'backward') left = left.slice(0, -1)
    else right = right.slice(1)
  }
  const digits = left + right
  if (digits === '') return { text: text.includes('+') ? '+' : '', caret: text.includes('+') ? 1 : 0, country: known }
  // Without a plus sign the digits are a national number.
  const whole = text.includes('+') ? digits : getCountryCallingCode(known) + digits
  return behindDigit(whole, whole.length - right.length, countryOf(whole, known))
}

/**
 * All digits with the calling code first. A national number gets its code added; digits typed before the plus sign are moved behind the
 * code.
 */
function withCode(text: string, code: string): string {
  const [first = '', ...rest] = text.split(/[+＋]/)
  if (rest.length === 0) return code + parseDigits(text)
  const digits = parseDigits(rest.join(''))
  return digits.startsWith(code) ? code + parseDigits(first) + digits.slice(code.length) : digits + parseDigits(first)
}

/** The text that was inserted before the caret. */
function insertedInto(before: string, { text, caret }: PhoneChange): string {
  const behind = text.length - caret
  let same = 0
  while (same < caret && same < before.length - behind && before[same] === text[same]) same++
  // A pasted number may share its plus sign with the number it replaces.
  const shared = caret - same > 1 && /[+＋]/.test(text[same - 1] ?? '') ? 1 : 0
  return text.slice(same - shared, caret)
}

/** How many digits follow the caret, without those of a calling code. */
function nationalDigits(behind: string, code: string): number {
  const digits = parseDigits(behind)
  return /[+＋]/.test(behind) && digits.startsWith(code) ? digits.length - code.length : digits.length
}

function nationalOf(text: string, country: CountryCode): string {
  const digits = parseDigits(text)
  const code = getCountryCallingCode(country)
  return digits.startsWith(code) ? digits.slice(code.length) : digits
}

/** The national number without its trunk prefix. A single `0` is kept, because it may be the first half of `00`. */
function withoutTrunk(national: string, country: CountryCode): string {
  if (national.length < 2 || !national.startsWith('0')) return national
  const typed = new AsYouType(country)
  typed.input(national)
  const stripped = typed.getNumberValue()?.slice(1 + getCountryCallingCode(country).length) ?? ''
  return stripped !== '' && national.endsWith(stripped) ? stripped : national
}

function isTooLong(digits: string, country: CountryCode): boolean {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country)
  const longest = Math.max(...(metadata.numberingPlan?.possibleLengths() ?? [mostDigits]))
  return digits.length > Math.min(mostDigits, getCountryCallingCode(country).length + longest)
}

/** The country that the digits belong to; the selected country while its calling code matches. */
function countryOf(digits: string, picked: CountryCode): CountryCode {
  if (digits.startsWith(getCountryCallingCode(picked))) return picked
  countriesByCode ??= new Map([
    ...callingCodes().map(([country, code]) => [code, country] as const),
    ...Object.entries(mainCountries),
  ] as const)
  for (const length of [1, 2, 3]) {
    const found = countriesByCode.get(digits.slice(0, length))
    if (found) return found
  }
  return picked
}

function writePhone(digits: string, country: CountryCode): string {
  const code = getCountryCallingCode(country)
  return digits === code ? `+${code} ` : new AsYouType().input(`+${digits}`)
}

function atEnd(text: string, country: CountryCode): PhoneEntry {
  return { text, caret: text.length, country }
}

/** The formatted number with the caret after its nth digit, but never before the space that follows the calling code. */
function behindDigit(digits: string, nth: number, country: CountryCode): PhoneEntry {
  const text = writePhone(digits, country)
  if (nth >= digits.length) return atEnd(text, country)
  const code = getCountryCallingCode(country)
  if (nth === code.length && digits.startsWith(code)) return { text, caret: `+${code} `.length, country }
  let caret = Math.min(1, text.length)
  for (let seen = 0; seen < nth && caret < text.length; caret++) if (/\d/.test(text[caret] ?? '')) seen++
  return { text, caret, country }
}
