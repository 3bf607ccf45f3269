import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../shared/i18n/createI18n.ts'
import { isInterfaceLanguage } from '../../shared/i18n/languages.ts'
import { useMe } from '../session/useMe.ts'
import { loadTranslations } from '../texts/loadTranslations.ts'

/** A couple's own language goes before what browser and domain made of the page. */
export function useOwnLanguage(): void {
  const { i18n } = useTranslation()
  const language = useMe().data?.locale.slice(0, 2)
  useEffect(() => {
    if (language !== undefined && isInterfaceLanguage(language)) void changeLanguage(i18n, language, loadTranslations).catch(() => {})
  }, [language, i18n])
}
