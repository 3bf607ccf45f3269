import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** After a failed submit, focuses the first wrong field of the surrounding form, whether the browser or the server found it wrong. */
export function FocusFirstError() {
  const anchor = useRef<HTMLSpanElement>(null)
  const { isSubmitting, submitCount, errors } = useFormState()
  const isWrong = Object.keys(errors).length > 0
  const seen = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return
    seen.current = submitCount
    if (isWrong) anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isSubmitting, submitCount, isWrong])
  return <span ref={anchor} hidden />
}
