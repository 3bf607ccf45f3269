import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { CoupleOnly } from '../../session/Guard.tsx'
import { UpcomingProjects } from './UpcomingProjects.tsx'

/** /presentation: home of a signed-in couple; an imported account completes its profile first. */
export function PresentationPage() {
  const { t } = useTranslation('presentation')
  return (
    <CoupleOnly>
      {({ firstname, has_finished_onboarding }) =>
        has_finished_onboarding ? (
          <Page title={t('pageTitle')}>
            <UpcomingProjects firstname={firstname} />
          </Page>
        ) : (
          <Navigate to={paths.profile} replace />
        )
      }
    </CoupleOnly>
  )
}
