import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../shared/i18n/createI18n.ts'
import { LanguageSelect } from '../../shared/i18n/LanguageSelect.tsx'
import { loadTranslations } from '../locales/loadTranslations.ts'
import { useSite } from '../site/SiteProvider.tsx'

/** A visitor's choice of language; a couple has it in its profile. */
export function VisitorLanguage() {
  const { t, i18n } = useTranslation('layout')
  const { country } = useSite()
  return (
    <LanguageSelect
      label={t('language')}
      language={i18n.language}
      country={country}
      onChange={(language) => void changeLanguage(i18n, language, loadTranslations).catch(() => {})}
    />
  )
}
