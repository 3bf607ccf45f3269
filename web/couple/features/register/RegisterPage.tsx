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

/** /register: for a verified number without an account. Everybody else is redirected. */
export function RegisterPage() {
  const { t } = useTranslation('register')
  const { data: me } = useMe()
  // Read once, because registering clears the number while the next page is being opened.
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
