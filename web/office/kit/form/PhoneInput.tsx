import { useState } from 'react'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useWrittenPhone } from '../../../shared/phone/useWrittenPhone.ts'

interface PhoneInputProps {
  readonly source: string
  readonly label?: string
  readonly maxWidth?: number
}

/** A phone number, grouped as people write it. It is not reformatted while typing. */
export function PhoneInput({ source, label, maxWidth }: PhoneInputProps) {
  const value = String(useWatch({ name: source }) ?? '')
  const [typed, setTyped] = useState<string>()
  const written = useWrittenPhone(value)
  return (
    <TextInput
      source={source}
      {...(label !== undefined && { label })}
      type="tel"
      autoComplete="tel"
      {...(maxWidth !== undefined && { sx: { maxWidth } })}
      format={(stored: string | null) => (stored === value && stored !== typed ? written : (stored ?? ''))}
      onChange={(event: { readonly target: { readonly value: string } }) => setTyped(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
