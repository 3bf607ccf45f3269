import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useMemo, useState } from 'react'
import { Form, PasswordInput, SaveButton, TextInput, useLogin, useTranslate } from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import type { SignIn } from '../../api/authProvider.ts'
import { useText } from '../../i18n/useText.ts'
import { CheckboxInput } from '../../kit/form/CheckboxInput.tsx'
import { useOneAttempt } from '../../kit/form/useOneAttempt.ts'
import { useSchemaResolver } from '../../kit/form/useSchemaResolver.ts'
import { signInFormSchema } from './signInFormSchema.ts'

const empty = { email: '', password: '', remember: true }

/** E-mail, password, and whether to stay signed in. The form itself checks only for empty fields. */
export function SignInForm({ notice }: { readonly notice: string | undefined }) {
  const t = useText()
  const schema = useMemo(() => signInFormSchema(t), [t])
  const resolver = useSchemaResolver(schema)
  const login = useLogin()
  const [failure, setFailure] = useState<string>()
  const submit = useOneAttempt(signIn)

  async function signIn(values: FieldValues) {
    setFailure(undefined)
    try {
      const body = schema.parse(values)
      const typed: SignIn = { role: 'provider', enter: (side) => side.post('/login', { body, withoutSession: true }) }
      await login(typed)
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : 'layout.errors.unknown')
    }
  }

  return (
    <Form record={{}} defaultValues={empty} resolver={resolver} onSubmit={submit} noValidate disableInvalidFormNotification>
      <Fields failure={failure} notice={notice} />
    </Form>
  )
}

function Fields({ failure, notice }: { readonly failure: string | undefined; readonly notice: string | undefined }) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const { setFocus } = useFormContext()
  useEffect(() => {
    if (failure !== undefined) setFocus('password', { shouldSelect: true })
  }, [failure, setFocus])
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {failure ? <Alert severity="error">{translate(failure)}</Alert> : notice && <Alert severity="warning">{notice}</Alert>}
      <TextInput source="email" type="email" label="signIn.email" autoComplete="username" />
      <PasswordInput source="password" label="signIn.password" autoComplete="current-password" helperText={false} />
      <CheckboxInput source="remember" label="signIn.remember" />
      <SaveButton label={isSubmitting ? 'signIn.submitting' : 'signIn.submit'} icon={<></>} size="large" alwaysEnable type="submit" />
    </Box>
  )
}
