import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Page } from '../../layout/Page.tsx'
import { editedProjectOf } from '../../projects/editProject.ts'
import { CoupleOnly } from '../../session/Guard.tsx'
import { EditedProject } from './EditedProject.tsx'
import { Wizard } from './Wizard.tsx'

/** /formulaire: describes a project in three steps and suggests planners in the fourth. Opened with a project, it edits that project. */
export function WizardPage() {
  const { t } = useTranslation('wizard')
  const edited = editedProjectOf(useLocation().state)
  return (
    <CoupleOnly>
      {(me) => (
        <Page title={t('pageTitle')}>
          {edited === undefined ? <Wizard key={me.phone} me={me} /> : <EditedProject id={edited} owner={me.phone} />}
        </Page>
      )}
    </CoupleOnly>
  )
}
