/** The region whose formats are used for a language, where it is not the browser's default for it. */
const regional: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' }

/** The locale that numbers, times and names are written in, e.g. `pt-PT` for `pt`. */
export function regionalLocale(language: string): string {
  return regional[language] ?? language
}

/** `2027-06-12` as DD/MM/YYYY, in every language. */
export function formatDay(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-')
  return `${date}/${month}/${year}`
}

/** `2027-06-12` with its weekday: `samedi 12/06/2027`. */
export function formatWeekday(day: string, language: string): string {
  const name = new Intl.DateTimeFormat(regionalLocale(language), { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
  return `${name} ${formatDay(day)}`
}

/** `2027-06` as the month and year in words: `juin 2027`. */
export function formatMonth(month: string, language: string): string {
  return new Intl.DateTimeFormat(regionalLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )
}

/** A score with one decimal: `4,7`. */
export function formatScore(score: number, language: string): string {
  return new Intl.NumberFormat(regionalLocale(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score)
}

// Creating a formatter is a hundred times slower than using it, and every row of a list formats a time.
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The time of day of a moment, `16:05`, in the person's own time zone. */
export function formatTime(moment: Date, language: string): string {
  const clock = clocks.get(language) ?? new Intl.DateTimeFormat(regionalLocale(language), { hour: '2-digit', minute: '2-digit' })
  clocks.set(language, clock)
  return clock.format(moment)
}

/** A time of day, `HH:MM`, within a sentence: `8 h` and `8 h 30` in French, `8:00` elsewhere. */
export function formatHour(time: string, language: string): string {
  const options = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const
  const parts = new Intl.DateTimeFormat(regionalLocale(language), options).formatToParts(new Date(`1970-01-01T${time}Z`))
  const written = parts.map(({ type, value }) => (type === 'hour' ? String(Number(value)) : value)).join('')
  return language.startsWith('fr') ? written.replace(':', '\u202fh\u202f').replace(/\u202f00$/, '') : written
}

/** A moment as DD/MM/YYYY and the time, in the person's own time zone. */
export function formatMoment(iso: string, language: string): string {
  const moment = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(moment.getDate())}/${two(moment.getMonth() + 1)}/${moment.getFullYear()} ${formatTime(moment, language)}`
}

/** Whole euros: `1 500 €`, `€1,500`. */
export function formatEuros(euros: number, language: string): string {
  const fractions = { maximumFractionDigits: euros % 1 === 0 ? 0 : 2 }
  return new Intl.NumberFormat(regionalLocale(language), { style: 'currency', currency: 'EUR', ...fractions }).format(euros)
}

/** A waiting time in words, rounded up: `42 secondes`, `5 minutes`, `1 heure`. */
export function formatWait(seconds: number, language: string): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : seconds <= 3_600 ? [seconds / 60, 'minute'] : [seconds / 3_600, 'hour']
  return new Intl.NumberFormat(regionalLocale(language), { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value))
}
