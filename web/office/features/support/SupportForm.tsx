import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { z } from 'zod'
import { supportMessageSchema } from '../../../../src/api/schemas/pro/supportSchemas.ts'
import { SupportSubject } from '../../../../src/domain/support/supportSubject.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { useIdempotencyKey } from '../../kit/command/useIdempotencyKey.ts'
import { CommandForm } from '../../kit/form/CommandForm.tsx'

type Message = z.output<ReturnType<typeof supportMessageSchema>>

const empty = { subject: null, text: '' }

/** Subject and message. The input survives a reload, and a repeated submit sends one message. */
export function SupportForm() {
  const t = useText()
  const rules = usePublicRules()
  const { least, most } = rules.supportMessage
  const schema = useMemo(
    () => supportMessageSchema(rules).extend({ subject: z.enum(SupportSubject.options, { error: t('support.subjectMissing') }) }),
    [rules, t],
  )
  const call = useSideCall()
  const queries = useQueryClient()
  const idempotency = useIdempotencyKey()
  const send = useMutation({
    mutationFn: async (body: Message) => {
      await call((side) => side.post('/support-messages', { body, idempotencyKey: idempotency.keyFor(body) }))
      idempotency.settle()
      await queries.invalidateQueries({ queryKey: queryKeys.resource('supportMessages') })
      return true
    },
  })
  return (
    <CommandForm schema={schema} command={send} submit="support.send" done="support.sent" defaultValues={empty} draft="support">
      <RadioButtonGroupInput
        source="subject"
        label="support.subject"
        row={false}
        helperText={false}
        choices={SupportSubject.options.map((subject) => ({ id: subject, name: t(`support.subjects.${subject}`) }))}
      />
      <TextInput
        source="text"
        label="support.text"
        helperText={t('support.textHint', { least, most })}
        multiline
        minRows={6}
        maxRows={18}
        slotProps={{ htmlInput: { maxLength: most } }}
      />
    </CommandForm>
  )
}
