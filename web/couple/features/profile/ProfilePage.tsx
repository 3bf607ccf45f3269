import { useTranslation } from 'react-i18next'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { LazyPart } from '../../layout/LazyPart.tsx'
import { Page } from '../../layout/Page.tsx'
import { UnreachableServer } from '../../layout/UnreachableServer.tsx'
import { CoupleOnly } from '../../session/Guard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { AccountDeletion } from './personalData/AccountDeletion.tsx'
import { DataExport } from './personalData/DataExport.tsx'
import { Disclosures } from './personalData/Disclosures.tsx'
import { useProfile } from './useProfile.ts'

/** It is below the form, so its code is loaded after the form's. */
const Notifications = lazily(async () => (await import('./personalData/Notifications.tsx')).Notifications)

/** /profile: what a couple can change about itself, and its personal data. */
export function ProfilePage() {
  return <CoupleOnly evenUnfinished>{() => <Profile />}</CoupleOnly>
}

function Profile() {
  const { t } = useTranslation('profile')
  const { data, isError, error, refetch } = useProfile()
  if (isError && !data) return <UnreachableServer error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('pageTitle')} width="text">
      {data ? <ProfileForm key={data.reading} profile={data} onReadAgain={() => void refetch()} /> : <ProfileSkeleton />}
      <Disclosures />
      <LazyPart>
        <Notifications />
      </LazyPart>
      <DataExport />
      <AccountDeletion />
    </Page>
  )
}
