import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { PhoneCodeBody } from '../../../../src/api/schemas/pro/accountSchemas.ts'
import { useWrittenPhone } from '../../../shared/phone/useWrittenPhone.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { PhoneInput } from '../../kit/form/PhoneInput.tsx'
import { PhoneCodeForm } from './PhoneCodeForm.tsx'

const empty = { phone: '' }

/** The phone and a form to change it. A new one takes effect when the code sent to it is given. Rule ACC-7. */
export function PhoneChange() {
  const t = useText()
  const { data } = useRecord('account', ownRecord)
  const ask = useCommand('account', 'phone-code', { id: ownRecord })
  const [asked, setAsked] = useState<string>()
  const written = useWrittenPhone(data?.phone ?? '')
  const command = {
    async mutateAsync(input: { phone: string }) {
      const isSent = await ask.mutateAsync(input)
      if (isSent) setAsked(input.phone)
      return isSent
    },
  }
  return (
    <>
      <TextField
        label={t('account.phone.present')}
        value={written}
        slotProps={{ htmlInput: { readOnly: true }, input: { sx: { bgcolor: 'background.default', color: 'text.secondary' } } }}
        sx={{ maxWidth: 400, width: '100%' }}
      />
      {asked === undefined ? (
        <CommandForm
          schema={PhoneCodeBody.extend({ phone: PhoneCodeBody.shape.phone.min(1, t('ra.validation.required')) })}
          command={command}
          submit="account.phone.submit"
          defaultValues={empty}
        >
          <PhoneInput source="phone" label="account.phone.new" maxWidth={400} />
        </CommandForm>
      ) : (
        <PhoneCodeForm phone={asked} onResend={() => ask.mutateAsync({ phone: asked })} onLeave={() => setAsked(undefined)} />
      )}
    </>
  )
}
