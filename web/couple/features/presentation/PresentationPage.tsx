import { useTranslation } from 'react-i18next'
import { Page } from '../../layout/Page.tsx'
import { CoupleOnly } from '../../session/Guard.tsx'
import { UpcomingProjects } from './UpcomingProjects.tsx'

/** /presentation: home of a signed-in couple. */
export function PresentationPage() {
  const { t } = useTranslation('presentation')
  return (
    <CoupleOnly>
      {({ firstname }) => (
        <Page title={t('pageTitle')}>
          <UpcomingProjects firstname={firstname} />
        </Page>
      )}
    </CoupleOnly>
  )
}
