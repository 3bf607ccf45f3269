import { type Ref, useImperativeHandle, useRef } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'

/** What the component that renders a form can do with it. */
export interface FormHandle {
  /** A copy of the values as they were typed, which the schema has not converted. */
  readonly values: () => FieldValues
  /** Submits the form as its button does: it is validated, and errors are shown at their fields. */
  readonly submit: () => void
}

/** Gives the component around the form access to it. */
export function FormAccess({ ref }: { readonly ref: Ref<FormHandle> }) {
  const anchor = useRef<HTMLSpanElement>(null)
  const { getValues } = useFormContext()
  useImperativeHandle(
    ref,
    () => ({ values: () => structuredClone(getValues()), submit: () => anchor.current?.closest('form')?.requestSubmit() }),
    [getValues],
  )
  return <span ref={anchor} hidden />
}
