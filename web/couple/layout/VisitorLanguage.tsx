import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../shared/i18n/createI18n.ts'
import { isInterfaceLanguage } from '../../shared/i18n/languages.ts'
import { loadTranslations } from '../texts/loadTranslations.ts'
import { LanguageForm } from './LanguageForm.tsx'

/** A visitor's language select on a page of the app; it applies at once. A couple sets its language in its profile. */
export function VisitorLanguage() {
  const { i18n } = useTranslation()
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('locale')
    if (typeof chosen === 'string' && isInterfaceLanguage(chosen)) void changeLanguage(i18n, chosen, loadTranslations).catch(() => {})
  }
  return <LanguageForm onSubmit={choose} />
}
