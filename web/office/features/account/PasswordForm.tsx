import { useDeferredValue } from 'react'
import { PasswordInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { newPasswordSchema } from './newPasswordSchema.ts'

const PasswordStrength = lazily(async () => (await import('./PasswordStrength.tsx')).PasswordStrength)
const narrow = { maxWidth: 400 } as const
const empty = { currentPassword: '', newPassword: '', repeated: '' }

/** Another password; all other sessions end with the old one. */
export function PasswordForm() {
  const t = useText()
  const command = useCommand('account', 'password', { id: ownRecord })
  return (
    <CommandForm
      schema={newPasswordSchema(t('account.password.notTheSame'))}
      command={command}
      inputOf={({ currentPassword, newPassword }) => ({ currentPassword, newPassword })}
      submit="account.password.submit"
      done="account.password.done"
      defaultValues={empty}
    >
      <PasswordInput source="currentPassword" autoComplete="current-password" sx={narrow} />
      <PasswordInput source="newPassword" autoComplete="new-password" helperText="account.password.rule" sx={narrow} />
      <Strength />
      <PasswordInput source="repeated" autoComplete="new-password" sx={narrow} />
    </CommandForm>
  )
}

/** Its code and its dictionary are loaded with the first character. */
function Strength() {
  // An estimate takes some milliseconds, which typing does not wait for.
  const password = useDeferredValue(useWatch<typeof empty>({ name: 'newPassword' }))
  const { data } = useRecord('account', ownRecord)
  if (!password) return null
  const ownWords = data ? [data.firstname, data.lastname, data.email] : []
  // It is advice: where it cannot be loaded, the form works without it.
  return (
    <LazyPart fallback={null}>
      <PasswordStrength password={password} ownWords={ownWords} />
    </LazyPart>
  )
}
