import Box from '@mui/material/Box'
import { useDeferredValue } from 'react'
import { PasswordInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { LazyPart } from '../page/LazyPart.tsx'

const PasswordStrength = lazily(async () => (await import('./PasswordStrength.tsx')).PasswordStrength)

interface NewPasswordInputProps {
  readonly source: string
  /** The person's names and e-mail, which are easy to guess. */
  readonly ownWords: readonly string[]
  readonly label?: string
}

/** A new password, with its rule and a strength meter. */
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

/** The meter's code and dictionary are loaded with the first character. The form works without them. */
function Strength({ source, ownWords }: NewPasswordInputProps) {
  // An estimate takes some milliseconds, so it runs deferred.
  const password = useDeferredValue<unknown>(useWatch({ name: source }))
  if (typeof password !== 'string' || password === '') return null
  return (
    // As high as the meter, so that the button below does not move when the meter is loaded.
    <Box sx={{ width: 1, maxWidth: 400, mt: -1, minHeight: '1.9rem' }}>
      <LazyPart fallback={null}>
        <PasswordStrength password={password} ownWords={ownWords} />
      </LazyPart>
    </Box>
  )
}
