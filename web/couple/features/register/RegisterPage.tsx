import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import picture from '../../../shared/illustrations/quietLake.svg'
import { IllustratedPage } from '../../layout/IllustratedPage.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { paths } from '../../paths.ts'
import { homePath } from '../../session/homePath.ts'
import { useMe } from '../../session/useMe.ts'
import { readVerifiedPhone } from '../../session/verifiedPhone.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** /register: whoever verified a number that has no account; everybody else is sent where they belong. */
export function RegisterPage() {
  const { t } = useTranslation('register')
  const { data: me } = useMe()
  // Read once: registering uses the number up, and what follows decides where to go.
  const [phone] = useState(readVerifiedPhone)
  if (phone === null) return me === undefined ? <PageSkeleton /> : <Navigate to={me ? homePath() : paths.welcome} replace />
  return (
    <IllustratedPage title={t('pageTitle')} picture={picture}>
      <RegisterForm phone={phone} />
    </IllustratedPage>
  )
}
