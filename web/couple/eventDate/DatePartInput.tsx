import Box from '@mui/material/Box'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { completedPart, type DatePartName, type DateParts, isFull, readDate, sizeOf } from './dateParts.ts'

interface DatePartInputProps {
  readonly name: DatePartName
  readonly value: string
  /** `left`: whether the next part comes now. */
  readonly onChange: (digits: string, left: boolean) => void
  /** Called when a whole date was pasted into this part. */
  readonly onWholeDate: (parts: DateParts) => void
  readonly onBack: () => void
  readonly wrong: boolean
  readonly describedBy: string
  readonly focused: boolean
}

const deleting = /^delete/

/** The day, the month or the year of a date. */
export function DatePartInput({ name, value, onChange, onWholeDate, onBack, wrong, describedBy, focused }: DatePartInputProps) {
  const { t } = useTranslation('wizard')
  const type = (text: string, inputType: string) => {
    const whole = readDate(text)
    if (whole) return onWholeDate(whole)
    const digits = text.replace(/\D/g, '').slice(0, sizeOf(name))
    const separated = /\D$/.test(text) && digits !== ''
    const left = !deleting.test(inputType) && (separated || isFull(name, digits))
    onChange(left ? completedPart(name, digits) : digits, left)
  }
  const select = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()
  return (
    <Box
      component="input"
      inputMode="numeric"
      autoComplete="off"
      autoFocus={focused}
      aria-label={t(`details.dateParts.${name}`)}
      aria-describedby={describedBy}
      aria-invalid={wrong}
      placeholder={t(`details.datePlaceholders.${name}`)}
      value={value}
      onChange={({ target, nativeEvent }) => type(target.value, nativeEvent instanceof InputEvent ? nativeEvent.inputType : '')}
      onKeyDown={(event) => {
        if (event.key !== 'Backspace' || value !== '') return
        event.preventDefault()
        onBack()
      }}
      onPaste={(event) => {
        const whole = readDate(event.clipboardData.getData('text'))
        if (!whole) return
        event.preventDefault()
        onWholeDate(whole)
      }}
      // A new digit replaces what stands in the part.
      onFocus={select}
      onClick={select}
      onBlur={() => {
        const completed = completedPart(name, value)
        if (completed !== value) onChange(completed, false)
      }}
      sx={{
        boxSizing: 'content-box',
        // A placeholder of letters is wider than digits.
        width: `${sizeOf(name) * 0.75 + 0.3}em`,
        px: 0.375,
        py: 0.5,
        border: 0,
        borderRadius: 0.5,
        bgcolor: 'transparent',
        color: 'inherit',
        font: 'inherit',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'center',
        '&:focus': { outline: 0, bgcolor: 'house.evergreenLight' },
        '&::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  )
}
