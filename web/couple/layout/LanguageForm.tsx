import type { SubmitEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSelect } from '../../shared/i18n/LanguageSelect.tsx'
import { useSite } from '../site/SiteProvider.tsx'

/** The languages that a visitor is offered: a form that the server answers in the chosen one, sent by its island or by hand. */
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
