import type { SubmitEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSelect } from '../../shared/i18n/LanguageSelect.tsx'
import { useSite } from '../site/SiteProvider.tsx'

/** A visitor's language select as a form. Its island submits it; without scripts there is a button. */
export function LanguageForm({ onSubmit }: { readonly onSubmit?: SubmitEventHandler<HTMLFormElement> }) {
  const { t, i18n } = useTranslation('layout')
  const { country } = useSite()
  return (
    <alliance-language style={{ display: 'block', minWidth: 0 }}>
      <form method="get" onSubmit={onSubmit} style={{ display: 'flex', minWidth: 0 }}>
        <LanguageSelect label={t('language')} language={i18n.language} country={country} name="locale" />
        <noscript>
          <button type="submit">{t('chooseLanguage')}</button>
        </noscript>
      </form>
    </alliance-language>
  )
}
