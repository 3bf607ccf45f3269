import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../shared/i18n/createI18n.ts'
import { isInterfaceLanguage } from '../../shared/i18n/languages.ts'
import { useMe } from '../session/useMe.ts'
import { loadTranslations } from '../texts/loadTranslations.ts'

/** Switches the app to the couple's own language, which takes precedence over browser and domain. */
export function useOwnLanguage(): void {
  const { i18n } = useTranslation()
  const language = useMe().data?.locale.slice(0, 2)
  useEffect(() => {
    if (language !== undefined && isInterfaceLanguage(language)) void changeLanguage(i18n, language, loadTranslations).catch(() => {})
  }, [language, i18n])
}
