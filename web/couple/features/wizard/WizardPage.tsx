import { useTranslation } from 'react-i18next'
import { Page } from '../../layout/Page.tsx'
import { CoupleOnly } from '../../session/Guard.tsx'
import { Wizard } from './Wizard.tsx'

/** /formulaire: describes a project in three steps, suggests planners in the fourth. */
export function WizardPage() {
  const { t } = useTranslation('wizard')
  return (
    <CoupleOnly>
      {(me) => (
        <Page title={t('pageTitle')}>
          <Wizard key={me.phone} me={me} />
        </Page>
      )}
    </CoupleOnly>
  )
}
