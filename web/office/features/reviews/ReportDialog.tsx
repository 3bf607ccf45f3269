import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { z } from 'zod'
import { reportSchema } from '../../../../src/api/schemas/pro/reviewSchemas.ts'
import { ReportReason } from '../../../../src/domain/review/reportReason.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { CommandForm } from '../../kit/form/CommandForm.tsx'

interface ReportDialogProps {
  readonly review: RecordOf<'reviews'>
  readonly open: boolean
  readonly onClose: () => void
}

const empty = { reason: null, note: '' }

/** Reports a review to moderation, with a reason. */
export function ReportDialog({ review: { id, reviewerName }, open, onClose }: ReportDialogProps) {
  const t = useText()
  const rules = usePublicRules()
  const report = useCommand('reviews', 'report', { id, done: 'reviews.report.done' })
  const close = () => {
    if (!report.isPending) onClose()
  }
  const schema = reportSchema(rules)
    .extend({ reason: z.enum(ReportReason.options, { error: t('reviews.report.reasonMissing') }) })
    .refine(({ reason, note }) => reason !== 'other' || Boolean(note?.trim()), { path: ['note'], error: t('reviews.report.noteMissing') })
  return (
    <FormDialog open={open} onClose={close} title={t('reviews.report.title', { name: reviewerName })} intro={t('reviews.report.intro')}>
      <CommandForm schema={schema} command={report} submit="reviews.report.submit" defaultValues={empty} onDone={onClose} onCancel={close}>
        <RadioButtonGroupInput
          source="reason"
          label="reviews.report.reason"
          row={false}
          choices={ReportReason.options.map((reason) => ({ id: reason, name: t(`reviews.report.reasons.${reason}`) }))}
        />
        <TextInput source="note" label="reviews.report.note" multiline minRows={2} maxRows={6} />
      </CommandForm>
    </FormDialog>
  )
}
