import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'

/** Validates the surrounding form at once, as a failed submit would, without moving the focus. */
export function ShowErrors() {
  const { trigger } = useFormContext()
  useEffect(() => {
    void trigger()
  }, [trigger])
  return null
}
