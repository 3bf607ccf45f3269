import { useLocale } from 'react-admin'
import { regionalLocale } from '../../../shared/i18n/format.ts'

const hour = 60
const day = 24 * hour

/** Formats minutes as people say them: `45 min`, `3 h 20 min`, and whole days from two days on. */
export function useDuration(): (minutes: number) => string {
  const language = regionalLocale(useLocale())
  const write = (value: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(value)
  return (exact) => {
    const minutes = Math.round(exact)
    if (minutes >= 2 * day) return write(Math.round(minutes / day), 'day')
    const [hours, rest] = [Math.floor(minutes / hour), minutes % hour]
    return [...(hours > 0 ? [write(hours, 'hour')] : []), ...(rest > 0 || hours === 0 ? [write(rest, 'minute')] : [])].join(' ')
  }
}
