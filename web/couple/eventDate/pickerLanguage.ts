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

/** Month and day names, first day of the week and the picker's own texts in an interface language. */
export function pickerLanguage(language: string) {
  const { names, words } = known[language in known ? (language as keyof typeof known) : 'fr']
  const texts = words.components.MuiLocalizationProvider.defaultProps.localeText
  // MUI's French label for an empty field is the command to empty it.
  return { locale: names.name, texts: language === 'fr' ? { ...texts, empty: 'vide' } : texts }
}
