import { useState } from 'react'
import { PasswordInput } from 'react-admin'
import { z } from 'zod'
import { officeEntrances } from '../../../../src/api/schemas/pagePaths.ts'
import { passwordLacks } from '../../../../src/domain/password.ts'
import { EntranceLayout } from '../../entrance/EntranceLayout.tsx'
import { type Say, useText } from '../../i18n/useText.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { NewPasswordInput } from '../../kit/form/NewPasswordInput.tsx'
import { EntranceLink } from './EntranceLink.tsx'
import { readLinkToken } from './readLinkToken.ts'
import { useEnter } from './useEnter.ts'

const empty = { password: '', repeated: '' }

/** /office/new-password#…: sets a password through a mailed link and signs in. Rule SIGN-6. */
export function NewPasswordPage() {
  const t = useText()
  const [token] = useState(readLinkToken)
  const command = useEnter<typeof empty>(
    ({ password }) =>
      (side) =>
        side.post('/password/new', { body: { token, password }, withoutSession: true }),
    '/',
  )
  return (
    <EntranceLayout title={t('signIn.newPassword.title')} heading={t('signIn.newPassword.title')} intro={t('signIn.newPassword.intro')}>
      <CommandForm schema={schemaIn(t)} command={command} submit="signIn.newPassword.submit" defaultValues={empty}>
        <NewPasswordInput source="password" label="account.fields.newPassword" ownWords={[]} />
        <PasswordInput source="repeated" label="account.fields.repeated" autoComplete="new-password" sx={{ maxWidth: 400 }} />
      </CommandForm>
      <EntranceLink to={officeEntrances.forgottenPassword}>{t('signIn.newPassword.another')}</EntranceLink>
    </EntranceLayout>
  )
}

function schemaIn(t: Say) {
  const typed = z.string().min(1, t('ra.validation.required'))
  return z
    .object({
      password: typed.refine((password) => password === '' || passwordLacks(password).length === 0, t('kit.password.rule')),
      repeated: typed,
    })
    .refine(({ password, repeated }) => repeated === '' || password === repeated, {
      path: ['repeated'],
      error: t('kit.password.notTheSame'),
    })
}
