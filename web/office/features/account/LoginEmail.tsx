import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { PasswordInput, TextInput } from 'react-admin'
import { LoginEmailBody } from '../../../../src/api/schemas/pro/accountSchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { FailedMails } from './FailedMails.tsx'

const narrow = { maxWidth: 400 } as const
const empty = { email: '', currentPassword: '' }

/** The login e-mail and a form to change it. A new one takes effect when the link mailed to it is opened. Rule ACC-6. */
export function LoginEmail() {
  const t = useText()
  const { confirmEmailHours: hours } = usePublicRules().links
  const command = useCommand('account', 'email', { id: ownRecord })
  const { data } = useRecord('account', ownRecord)
  return (
    <>
      {data?.mailsFailedAt != null && <FailedMails email={data.email} since={data.mailsFailedAt} />}
      <TextField
        label={t('account.loginEmail.present')}
        value={data?.email ?? ''}
        slotProps={{ htmlInput: { readOnly: true }, input: { sx: { bgcolor: 'background.default', color: 'text.secondary' } } }}
        sx={{ ...narrow, width: '100%' }}
      />
      {data?.newEmail != null && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {t('account.loginEmail.waiting', { email: data.newEmail, hours })}
        </Alert>
      )}
      <CommandForm
        schema={LoginEmailBody.extend({ email: LoginEmailBody.shape.email.min(1, t('ra.validation.required')) })}
        command={command}
        submit="account.loginEmail.submit"
        done="account.loginEmail.done"
        defaultValues={empty}
      >
        <TextInput source="email" type="email" label="account.loginEmail.new" autoComplete="off" sx={narrow} />
        <PasswordInput source="currentPassword" autoComplete="current-password" sx={narrow} />
      </CommandForm>
    </>
  )
}
