import type { Day } from '../../domain/calendar.ts'
import { languageList } from '../../domain/languages.ts'
import type { Language } from '../../domain/locale.ts'

/** A day in words: 12 juin 2027. */
export function longDate(language: Language, day: Day): string {
  return spell(language, day, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** A day in words with its weekday: samedi 12 juin 2027. */
export function weekdayAndDate(language: Language, day: Day): string {
  return spell(language, day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** A time in words, in a time zone: 12 juin 2027 à 14:05 UTC+2. */
export function spelledMoment(language: Language, iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat(languageList[language].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso))
}

function spell(language: Language, day: Day, parts: Intl.DateTimeFormatOptions): string {
  const spelled = new Intl.DateTimeFormat(languageList[language].locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  // The first of a month is an ordinal in these two languages, which the formatter does not know.
  if (language === 'fr') return spelled.replace(/\b1 (?=\p{L})/u, '1er ')
  if (language === 'it') return spelled.replace(/\b1 (?=\p{L})/u, '1º ')
  return spelled
}
