import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { rejectionReasons } from '../../../../src/domain/referenceValues.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { rejectionFormSchema } from './rejectionFormSchema.ts'
import { useRequestCommand } from './useRequestCommand.ts'

interface RejectDialogProps {
  /** Id of the request. */
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

const empty = { reason: null, note: '' }

/** Rejects a request for one of seven reasons. */
export function RejectDialog({ id, open, onClose }: RejectDialogProps) {
  const t = useText()
  const rules = usePublicRules()
  const reject = useRequestCommand(id, 'reject', 'requests.reject.done')
  const close = () => {
    if (!reject.isPending) onClose()
  }
  return (
    <FormDialog open={open} onClose={close} title={t('requests.reject.title')} intro={t('requests.reject.intro')}>
      <CommandForm
        schema={rejectionFormSchema(rules, t)}
        command={reject}
        submit="requests.reject.confirm"
        failed="requests.reject.failed"
        color="error"
        defaultValues={empty}
        draft={`reject.${id}`}
        onCancel={close}
      >
        <RadioButtonGroupInput
          source="reason"
          label="requests.reject.reason"
          row={false}
          choices={rejectionReasons.map((reason) => ({ id: reason, name: t(`values.rejectionReason.${reason}`) }))}
        />
        <NoteInput />
      </CommandForm>
    </FormDialog>
  )
}

/** A note on the reason, required for 'other'. */
function NoteInput() {
  const t = useText()
  const { rejectionNote: max } = usePublicRules().text
  const note = String(useWatch({ name: 'note' }) ?? '')
  const isNeeded = useWatch({ name: 'reason' }) === 'other'
  return (
    <TextInput
      source="note"
      label={isNeeded ? 'requests.reject.note' : 'requests.reject.noteOptional'}
      helperText={t('requests.reject.noteCount', { count: note.trim().length, max })}
      multiline
      minRows={2}
      maxRows={6}
    />
  )
}
