import { useTranslation } from 'react-i18next'
import type { ShownTerms } from '../../../../src/api/schemas/terms.ts'
import { LegalPage } from './LegalPage.tsx'
import { VersionedText } from './VersionedText.tsx'

/** /terms and /terms/{version}: the terms of service. */
export function TermsPage({ shown }: { readonly shown: ShownTerms }) {
  const { t } = useTranslation('legal')
  return (
    <LegalPage title={t('terms.title')} notice={shown.isDraft && t('terms.draft')}>
      <VersionedText of="terms" shown={shown} />
    </LegalPage>
  )
}
