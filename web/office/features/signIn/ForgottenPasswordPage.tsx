import Alert from '@mui/material/Alert'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { officeEntrances } from '../../../../src/api/schemas/pagePaths.ts'
import { ForgottenPasswordBody } from '../../../../src/api/schemas/pro/auth.ts'
import { useApi } from '../../api/ApiContext.ts'
import { toHttpError } from '../../api/toHttpError.ts'
import { EntranceLayout } from '../../entrance/EntranceLayout.tsx'
import { useText } from '../../i18n/useText.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { EntranceLink } from './EntranceLink.tsx'

const empty = { email: '' }

/**
 * /office/forgotten-password: requests a link by mail. The answer is the same for every address and however often it is asked. Rule
 * SIGN-6.
 */
export function ForgottenPasswordPage() {
  const t = useText()
  const api = useApi()
  const [askedFor, setAskedFor] = useState<string>()
  const command = useMutation({
    async mutationFn(body: { readonly email: string }): Promise<boolean> {
      try {
        await api.ofSide('provider').post('/password/forgotten', { body, withoutSession: true })
      } catch (error) {
        throw toHttpError(error)
      }
      setAskedFor(body.email)
      return true
    },
  })
  return (
    <EntranceLayout title={t('signIn.forgotten.title')} heading={t('signIn.forgotten.title')} intro={t('signIn.forgotten.intro')}>
      {askedFor !== undefined && (
        <Alert severity="info" role="status" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {t('signIn.forgotten.asked', { email: askedFor })}
        </Alert>
      )}
      <CommandForm schema={ForgottenPasswordBody} command={command} submit="signIn.forgotten.submit" defaultValues={empty}>
        <TextInput source="email" label="signIn.email" type="email" inputMode="email" autoComplete="username" />
      </CommandForm>
      <EntranceLink to={officeEntrances.signIn}>{t('signIn.back')}</EntranceLink>
    </EntranceLayout>
  )
}
