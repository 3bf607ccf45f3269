import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FieldTitle, useInput, useResourceContext, useTranslate } from 'react-admin'

interface NumberFieldProps {
  readonly source: string
  /** Stored units per typed unit, e.g. 100 for cents that are typed as euros. */
  readonly scale?: number
  /** True for decimals, e.g. degrees. Default: whole numbers. */
  readonly decimals?: boolean
  readonly unit?: string
}

/** An optional number. What is typed is not reformatted while typing. */
export function NumberField({ source, scale = 1, decimals = false, unit }: NumberFieldProps) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const {
    id,
    field: { value, onChange, onBlur, ref, name },
    fieldState: { error },
    isRequired,
  } = useInput<number | null>({ source })
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>()
  const stored = typeof value === 'number' ? String(value / scale) : ''
  const type = (text: string) => {
    const number = text === '' ? null : Number(text)
    const meant = number === null || scale === 1 ? number : Math.round(number * scale)
    setTyped({ text, value: meant })
    onChange(meant)
  }
  const message = error?.message && translate(error.message.replace(/^@@react-admin@@"?|"$/g, ''), { _: error.message })
  return (
    <TextField
      id={id}
      name={name}
      inputRef={ref}
      type="number"
      fullWidth
      label={<FieldTitle source={source} resource={resource} isRequired={isRequired} />}
      value={typed?.value === value ? (typed?.text ?? stored) : stored}
      onChange={({ target }) => type(target.value)}
      onBlur={onBlur}
      error={error !== undefined}
      helperText={message}
      slotProps={{
        htmlInput: { step: decimals ? 'any' : 1, inputMode: 'decimal' },
        ...(unit !== undefined && { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }),
      }}
    />
  )
}
