import { useMutation } from '@tanstack/react-query'
import { PasswordInput, TextInput } from 'react-admin'
import type { z } from 'zod'
import { deleteAccountSchema } from '../../../../src/api/schemas/pro/accountDeletionSchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useApi } from '../../api/ApiContext.ts'
import { toHttpError } from '../../api/toHttpError.ts'
import { useText } from '../../i18n/useText.ts'
import { useIdempotencyKey } from '../../kit/command/useIdempotencyKey.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import type { Certificate } from './DeletionCertificate.tsx'

const empty = { reason: '', currentPassword: '' }

/** Asks for the reason and the password. Submitting it deletes the account. */
export function DeleteAccountForm({ onDeleted }: { readonly onDeleted: (certificate: Certificate) => void }) {
  const t = useText()
  const api = useApi()
  const rules = usePublicRules()
  const idempotency = useIdempotencyKey()
  const schema = deleteAccountSchema(rules)
  const command = useMutation({
    mutationFn: async (body: z.output<typeof schema>): Promise<boolean> => {
      try {
        onDeleted((await api.ofSide('provider').post('/deletion', { body, idempotencyKey: idempotency.keyFor(body) })).certificate)
        return true
      } catch (error) {
        throw toHttpError(error)
      }
    },
  })
  return (
    <CommandForm
      schema={schema.extend({ currentPassword: schema.shape.currentPassword.min(1, t('ra.validation.required')) })}
      command={command}
      submit="deletion.submit"
      failed="deletion.failed"
      defaultValues={empty}
      color="error"
    >
      <TextInput
        source="reason"
        label="deletion.reason"
        helperText={t('deletion.reasonHint', { least: rules.deletionReason.least })}
        multiline
        minRows={3}
        maxRows={8}
      />
      <PasswordInput source="currentPassword" label="account.fields.currentPassword" autoComplete="current-password" />
    </CommandForm>
  )
}
