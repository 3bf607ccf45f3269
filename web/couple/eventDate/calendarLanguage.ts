import { deDE, enUS, esES, frFR, itIT, nlNL, ptPT } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import de from 'dayjs/locale/de'
import en from 'dayjs/locale/en-gb'
import es from 'dayjs/locale/es'
import fr from 'dayjs/locale/fr'
import it from 'dayjs/locale/it'
import nl from 'dayjs/locale/nl'
import pt from 'dayjs/locale/pt'

const known = {
  de: { names: de, words: deDE },
  en: { names: en, words: enUS },
  es: { names: es, words: esES },
  fr: { names: fr, words: frFR },
  it: { names: it, words: itIT },
  nl: { names: nl, words: nlNL },
  pt: { names: pt, words: ptPT },
} as const

/**
 * Month and day names, first day of the week and the calendar's own texts in an interface language. A language without a line above has the
 * browser's names, and the calendar's default texts.
 */
export function calendarLanguage(language: string) {
  const { names, words } = isKnown(language) ? known[language] : { names: browserNames(language), words: enUS }
  return {
    locale: names.name,
    texts: words.components.MuiLocalizationProvider.defaultProps.localeText,
  }
}

function isKnown(language: string): language is keyof typeof known {
  return Object.hasOwn(known, language)
}

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month))
/** From Sunday on. */
const weekdays = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day))

/** The calendar finds names only when they are registered with the date library. */
function browserNames(language: string): { readonly name: string } {
  const named = (days: readonly number[], part: Intl.DateTimeFormatOptions) => {
    const name = new Intl.DateTimeFormat(language, {
      ...part,
      timeZone: 'UTC',
    })
    return days.map((day) => name.format(day))
  }
  if (!Object.hasOwn(dayjs.Ls, language)) {
    const names = {
      name: language,
      months: named(months, { month: 'long' }),
      monthsShort: named(months, { month: 'short' }),
      weekdays: named(weekdays, { weekday: 'long' }),
      weekdaysShort: named(weekdays, { weekday: 'short' }),
      weekdaysMin: named(weekdays, { weekday: 'short' }),
      weekStart: 1,
      ordinal: String,
      formats: en.formats,
      relativeTime: {},
    }
    dayjs.locale(names, undefined, true)
  }
  return { name: language }
}
