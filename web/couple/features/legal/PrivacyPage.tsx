import { useTranslation } from 'react-i18next'
import type { ShownOperator } from '../../../../src/api/schemas/operator.ts'
import type { ShownLegalText } from '../../../../src/api/schemas/terms.ts'
import { LegalPage } from './LegalPage.tsx'
import { LegalSections } from './LegalSections.tsx'
import { VersionedText } from './VersionedText.tsx'

/** /privacy and /privacy/{version}: the operator's privacy policy, or the product's draft. */
export function PrivacyPage({ shown }: { readonly shown: ShownOperator | ShownLegalText }) {
  const { t } = useTranslation('legal')
  if ('operator' in shown) return <OwnPrivacy {...shown} />
  return (
    <LegalPage title={t('privacy.title')} notice={false}>
      <VersionedText of="privacy" shown={shown} />
    </LegalPage>
  )
}

/** The product's draft. It must match what the product does (docs/architecture.md, "Personal data"). */
function OwnPrivacy({ operator, isExample }: ShownOperator) {
  const { t } = useTranslation('legal')
  const { name, email, authority, logDays, backupDays } = operator
  const sections = [
    { title: t('privacy.who.title'), paragraphs: [t('privacy.who.text', { name, email })] },
    {
      title: t('privacy.what.title'),
      paragraphs: [t('privacy.what.account'), t('privacy.what.project'), t('privacy.what.security'), t('privacy.what.use')],
    },
    { title: t('privacy.whom.title'), paragraphs: [t('privacy.whom.planners'), t('privacy.whom.services'), t('privacy.whom.videos')] },
    {
      title: t('privacy.howLong.title'),
      paragraphs: [t('privacy.howLong.account'), t('privacy.howLong.logs', { logDays }), t('privacy.howLong.backups', { backupDays })],
    },
    { title: t('privacy.device.title'), paragraphs: [t('privacy.device.text')] },
    { title: t('privacy.rights.title'), paragraphs: [t('privacy.rights.text'), t('privacy.rights.complaint', { authority })] },
  ]
  return (
    <LegalPage title={t('privacy.title')} notice={isExample ? t('example') : t('privacy.draft')}>
      <LegalSections sections={sections} />
    </LegalPage>
  )
}
