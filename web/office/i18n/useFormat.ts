import { useLocale } from 'react-admin'
import { formatDay, formatHour, formatMoment, formatTime, formatWeekday, regionalLocale } from '../../shared/i18n/format.ts'
import { localDay } from './localDay.ts'

/** Formats dates, times and names in the person's language. */
export function useFormat() {
  // British English, for days before months and 24 hours.
  const language = regionalLocale(useLocale())
  return {
    moment: (iso: string) => formatMoment(iso, language),
    /** The local day of a time. */
    dayOf: (iso: string) => formatDay(localDay(new Date(iso))),
    /** A time of day within a sentence: `8 h`, `8:00`. */
    hour: (time: string) => formatHour(time, language),
    number: (count: number) => new Intl.NumberFormat(language).format(count),
    /** A share, 0 to 1, in whole percent. */
    percent: (share: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(share),
    /** Cents as euros with both decimals, as on invoices. */
    cents: (amount: number) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amount / 100),
    /** Day and month: DD/MM. */
    shortDay: (day: string) => formatDay(day).slice(0, 5),
    /** A day of the calendar with its weekday. */
    weekday: (day: string) => formatWeekday(day, language),
    /** A whole number of kilometres. */
    kilometres: (count: number) => new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' }).format(Math.round(count)),
    /** The time for today, the day for earlier dates, as in mail programs. */
    recently: (iso: string) => {
      const moment = new Date(iso)
      return localDay(moment) === localDay(new Date()) ? formatTime(moment, language) : formatDay(localDay(moment))
    },
    /** `+ 1`, `− 1` with a minus sign; nothing for 0. */
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
