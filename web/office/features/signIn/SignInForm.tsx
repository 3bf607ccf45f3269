import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { useLogin, useTranslate } from 'react-admin'
import type { SignIn } from '../../api/authProvider.ts'
import { useText } from '../../i18n/useText.ts'
import { PasswordField } from './PasswordField.tsx'

/** E-mail, password, and whether to stay. What is wrong is said by the server, except that nothing was typed. */
export function SignInForm({ notice }: { readonly notice: string | undefined }) {
  const t = useText()
  const translate = useTranslate()
  const login = useLogin()
  const [failure, setFailure] = useState<string>()
  const [running, setRunning] = useState(false)
  const [missing, setMissing] = useState({ email: false, password: false })
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  async function signIn(typed: SignIn) {
    setRunning(true)
    setFailure(undefined)
    try {
      await login(typed)
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : 'layout.errors.unknown')
      setRunning(false)
      password.current?.select()
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = {
      email: textIn(form, 'email').trim(),
      password: textIn(form, 'password'),
      remember: form.has('remember'),
      role: 'provider',
    } as const
    const lacks = { email: typed.email === '', password: typed.password === '' }
    setMissing(lacks)
    if (lacks.email) email.current?.focus()
    else if (lacks.password) password.current?.focus()
    else if (!running) void signIn(typed)
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {failure ? <Alert severity="error">{translate(failure)}</Alert> : notice && <Alert severity="warning">{notice}</Alert>}
      <TextField
        name="email"
        type="email"
        label={t('signIn.email')}
        autoComplete="username"
        inputRef={email}
        error={missing.email}
        helperText={missing.email && t('signIn.emailMissing')}
        required
      />
      <PasswordField
        name="password"
        label={t('signIn.password')}
        autoComplete="current-password"
        inputRef={password}
        error={missing.password}
        helperText={missing.password && t('signIn.passwordMissing')}
        required
      />
      <FormControlLabel control={<Checkbox name="remember" defaultChecked />} label={t('signIn.remember')} />
      <Button type="submit" variant="contained" size="large" loading={running} loadingPosition="start">
        {t(running ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
    </Box>
  )
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
