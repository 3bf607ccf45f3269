import { useLocale } from 'react-admin'
import { formatDay, formatHour, formatMoment, formatTime, formatWeekday, regionalLocale } from '../../shared/i18n/format.ts'
import { localDay } from './localDay.ts'

/** Dates, times and names in the language of the person. */
export function useFormat() {
  // British where it is English: days are written as everywhere else here, hours from 0 to 23.
  const language = regionalLocale(useLocale())
  return {
    moment: (iso: string) => formatMoment(iso, language),
    /** The day of a moment, in the person's own time zone. */
    dayOf: (iso: string) => formatDay(localDay(new Date(iso))),
    /** A time of day as a sentence writes it: `8 h`, `8:00`. */
    hour: (time: string) => formatHour(time, language),
    number: (count: number) => new Intl.NumberFormat(language).format(count),
    /** A share, 0 to 1, in whole percent. */
    percent: (share: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(share),
    /** Cents as euros with both decimals, as on invoices. */
    cents: (amount: number) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amount / 100),
    /** Day and month of a day of the calendar: DD/MM. */
    shortDay: (day: string) => formatDay(day).slice(0, 5),
    /** A day of the calendar with its weekday. */
    weekday: (day: string) => formatWeekday(day, language),
    /** A whole number of kilometres, as the language writes it. */
    kilometres: (count: number) => new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' }).format(Math.round(count)),
    /** The time today, the day before that: as mail programs do. */
    recently: (iso: string) => {
      const moment = new Date(iso)
      return localDay(moment) === localDay(new Date()) ? formatTime(moment, language) : formatDay(localDay(moment))
    },
    /** `+ 1`, `− 1` with a true minus; nothing for none. */
    signed: (amount: number, sign: '+' | '−') => (amount === 0 ? '' : `${sign}\u00a0${amount}`),
    languageNames: (codes: readonly string[]) => {
      const names = new Intl.DisplayNames(language, { type: 'language' })
      const list = codes.map((code) => names.of(code) ?? code)
      const sentence = new Intl.ListFormat(language, { type: 'conjunction' }).format(list)
      return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1)
    },
    countryName: (code: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code,
  }
}
