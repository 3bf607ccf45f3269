import { useDeferredValue } from 'react'
import { PasswordInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { LazyPart } from '../page/LazyPart.tsx'

const PasswordStrength = lazily(async () => (await import('./PasswordStrength.tsx')).PasswordStrength)

interface NewPasswordInputProps {
  readonly source: string
  /** Names and e-mail of the person: they are easy to guess. */
  readonly ownWords: readonly string[]
  readonly label?: string
}

/** A password that is chosen, with its rule and a meter. */
export function NewPasswordInput({ source, ownWords, label }: NewPasswordInputProps) {
  return (
    <>
      <PasswordInput
        source={source}
        {...(label !== undefined && { label })}
        autoComplete="new-password"
        helperText="kit.password.rule"
        sx={{ maxWidth: 400 }}
      />
      <Strength source={source} ownWords={ownWords} />
    </>
  )
}

/** Its code and its dictionary are loaded with the first character. It is optional: the form works without it when it cannot be loaded. */
function Strength({ source, ownWords }: NewPasswordInputProps) {
  // An estimate takes some milliseconds, and is not to slow typing down.
  const password = useDeferredValue<unknown>(useWatch({ name: source }))
  if (typeof password !== 'string' || password === '') return null
  return (
    <LazyPart fallback={null}>
      <PasswordStrength password={password} ownWords={ownWords} />
    </LazyPart>
  )
}
