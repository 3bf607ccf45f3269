import Alert from '@mui/material/Alert'
import { useEffect, useRef } from 'react'
import { ValidationError } from 'react-admin'
import { useFormState } from 'react-hook-form'

/**
 * An error above the table that at least one service is required. It scrolls into view, because the save button is far below. Rule
 * COM-10.
 */
export function NoServiceChosen() {
  const alert = useRef<HTMLDivElement>(null)
  const message = useFormState().errors['services']?.message
  useEffect(() => {
    if (message !== undefined) alert.current?.focus()
  }, [message])
  if (typeof message !== 'string') return null
  return (
    <Alert ref={alert} severity="error" tabIndex={-1}>
      <ValidationError error={message} />
    </Alert>
  )
}
