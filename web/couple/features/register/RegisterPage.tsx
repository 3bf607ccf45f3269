import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import picture from '../../../shared/illustrations/quietLake.svg'
import { IllustratedPage } from '../../layout/IllustratedPage.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { LeaveForStart } from '../../session/Guard.tsx'
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
  if (phone === null) {
    if (me === undefined) return <PageSkeleton />
    return me ? <Navigate to={homePath()} replace /> : <LeaveForStart />
  }
  return (
    <IllustratedPage title={t('pageTitle')} picture={picture}>
      <RegisterForm phone={phone} />
    </IllustratedPage>
  )
}
