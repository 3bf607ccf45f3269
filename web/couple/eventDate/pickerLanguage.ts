import { deDE, enUS, esES, frFR, itIT, nlNL, ptPT } from '@mui/x-date-pickers/locales'
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

/** Names of months and days, the week's first day and the picker's own words in a language of the interface. */
export function pickerLanguage(language: string) {
  const { names, words } = known[language in known ? (language as keyof typeof known) : 'fr']
  const texts = words.components.MuiLocalizationProvider.defaultProps.localeText
  // The picker's French says of an empty field that it should be emptied.
  return { locale: names.name, texts: language === 'fr' ? { ...texts, empty: 'vide' } : texts }
}
