import { PasswordInput } from 'react-admin'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { NewPasswordInput } from '../../kit/form/NewPasswordInput.tsx'
import { newPasswordSchema } from './newPasswordSchema.ts'

const narrow = { maxWidth: 400 } as const
const empty = { currentPassword: '', newPassword: '', repeated: '' }

/** Changes the password, which ends all other sessions. */
export function PasswordForm() {
  const t = useText()
  const command = useCommand('account', 'password', { id: ownRecord })
  const { data } = useRecord('account', ownRecord)
  return (
    <CommandForm
      schema={newPasswordSchema(t('kit.password.notTheSame'))}
      command={command}
      inputOf={({ currentPassword, newPassword }) => ({ currentPassword, newPassword })}
      submit="account.password.submit"
      done="account.password.done"
      defaultValues={empty}
    >
      <PasswordInput source="currentPassword" autoComplete="current-password" sx={narrow} />
      <NewPasswordInput source="newPassword" ownWords={data ? [data.firstname, data.lastname, data.email] : []} />
      <PasswordInput source="repeated" autoComplete="new-password" sx={narrow} />
    </CommandForm>
  )
}
