import { TextInput } from 'react-admin'
import { z } from 'zod'
import { answerSchema } from '../../../../src/api/schemas/pro/reviewSchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { CommandForm } from '../../kit/form/CommandForm.tsx'

interface ReplyDialogProps {
  readonly review: RecordOf<'reviews'>
  readonly open: boolean
  readonly onClose: () => void
}

/** Writes or replaces the reply to a review. */
export function ReplyDialog({ review: { id, reviewerName, answer }, open, onClose }: ReplyDialogProps) {
  const t = useText()
  const rules = usePublicRules()
  const reply = useCommand('reviews', 'answer', { id, done: 'reviews.reply.done' })
  const close = () => {
    if (!reply.isPending) onClose()
  }
  const { most } = rules.reviews.answer
  const schema = answerSchema(rules).extend({ text: z.string().trim().min(1, t('reviews.reply.missing')).max(most) })
  return (
    <FormDialog open={open} onClose={close} title={t('reviews.reply.title', { name: reviewerName })} intro={t('reviews.reply.intro')}>
      <CommandForm
        schema={schema}
        command={reply}
        submit="reviews.reply.submit"
        defaultValues={{ text: answer ?? '' }}
        draft={`reply.${id}`}
        onDone={onClose}
        onCancel={close}
      >
        <TextInput source="text" label="reviews.fields.text" multiline minRows={4} maxRows={12} />
      </CommandForm>
    </FormDialog>
  )
}
