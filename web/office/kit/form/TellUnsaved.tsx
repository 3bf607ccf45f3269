import { useFormState } from 'react-hook-form'
import { useTellUnsaved } from '../dialog/UnsavedContext.ts'

/** Within a form that keeps no draft: tells the dialog around it, if there is one, that something was typed. */
export function TellUnsaved() {
  const { dirtyFields } = useFormState()
  useTellUnsaved(Object.keys(dirtyFields).length > 0)
  return null
}
