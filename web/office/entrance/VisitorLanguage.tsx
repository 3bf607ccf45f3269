import { useLocaleState } from 'react-admin'
import { LanguageSelect } from '../../shared/i18n/LanguageSelect.tsx'
import { readPageData } from '../../shared/pageData.ts'
import { useText } from '../i18n/useText.ts'

/** The language select before sign-in. Afterwards it is in the account menu. */
export function VisitorLanguage() {
  const t = useText()
  const [locale, setLocale] = useLocaleState()
  const { country } = readPageData()
  return <LanguageSelect label={t('signIn.language')} language={locale} country={country} onChange={setLocale} />
}
