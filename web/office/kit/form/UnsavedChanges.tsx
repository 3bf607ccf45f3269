import { useFormContext, useFormState } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { LeaveQuestion } from '../dialog/LeaveQuestion.tsx'

/** Asks before leaving a form with unsaved changes, which are then discarded. */
export function UnsavedChanges({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText()
  const { reset } = useFormContext()
  const { dirtyFields } = useFormState()
  return (
    <LeaveQuestion
      isNeeded={Object.keys(dirtyFields).length > 0}
      title={t('kit.unsaved.title')}
      text={t('kit.unsaved.text')}
      leave={t('kit.unsaved.leave')}
      onLeave={() => {
        reset()
        onLeave()
      }}
    />
  )
}
