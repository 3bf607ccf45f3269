import TextField from '@mui/material/TextField'
import { useRecordContext } from 'react-admin'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'

/** The e-mail, which is the login too and is not changed here. */
export function LoginEmail() {
  const t = useText()
  const account = useRecordContext<RecordOf<'account'>>()
  return (
    <TextField
      label={t('account.fields.email')}
      value={account?.email ?? ''}
      helperText={t('account.emailFixed')}
      slotProps={{ htmlInput: { readOnly: true }, input: { sx: { bgcolor: 'background.default', color: 'text.secondary' } } }}
    />
  )
}
