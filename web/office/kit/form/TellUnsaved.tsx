import { useFormState } from 'react-hook-form'
import { useTellUnsaved } from '../dialog/UnsavedContext.ts'

/** For a form without a draft: tells the dialog around it that something was typed. */
export function TellUnsaved() {
  const { dirtyFields } = useFormState()
  useTellUnsaved(Object.keys(dirtyFields).length > 0)
  return null
}
