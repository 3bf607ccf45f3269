import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId } from 'react'
import { fontSize } from '../theme/tokens.ts'
import { fillBoxes } from './fillBoxes.ts'

interface CodeBoxesProps {
  readonly label: string
  /** Label of a box by its position, from 1. */
  readonly labelOf: (position: number) => string
  /** One entry for each box; '' where no digit is typed. */
  readonly digits: readonly string[]
  readonly onChange: (digits: readonly string[]) => void
  readonly error: string | undefined
  readonly disabled: boolean
  readonly ref: Ref<HTMLDivElement>
}

/** One box for each digit; a pasted or autofilled code fills all of them. */
export function CodeBoxes({ label, labelOf, digits, onChange, error, disabled, ref }: CodeBoxesProps) {
  const errorId = useId()
  const codeLength = digits.length
  // Numbered from left to right.
  const positions = Array.from({ length: codeLength }, (_, index) => index + 1)
  const go = (input: HTMLElement, index: number) => {
    const box = input.parentElement?.querySelectorAll('input')[Math.max(0, Math.min(index, codeLength - 1))]
    box?.focus()
    box?.select()
  }
  const fill = (input: HTMLElement, index: number, text: string) => {
    const filled = fillBoxes(digits, index, text)
    onChange(filled.digits)
    go(input, filled.next)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const { key, currentTarget } = event
    if (key === 'Backspace' && digits[index] === '') {
      event.preventDefault()
      onChange(digits.map((digit, each) => (each === index - 1 ? '' : digit)))
      go(currentTarget, index - 1)
    }
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: codeLength - 1 }[key]
    if (target === undefined) return
    event.preventDefault()
    go(currentTarget, target)
  }
  return (
    <div>
      <Box ref={ref} role="group" aria-label={label} sx={{ display: 'flex', gap: 1, maxWidth: 384 }}>
        {positions.map((position, index) => (
          <Box
            key={position}
            component="input"
            value={digits[index]}
            aria-label={labelOf(position)}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            readOnly={disabled}
            onChange={({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => fill(currentTarget, index, currentTarget.value)}
            onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
              event.preventDefault()
              fill(event.currentTarget, index, event.clipboardData.getData('text'))
            }}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => press(event, index)}
            onFocus={({ currentTarget }: React.FocusEvent<HTMLInputElement>) => currentTarget.select()}
            sx={{
              flex: 1,
              minWidth: 0,
              height: 60,
              p: 0,
              textAlign: 'center',
              fontFamily: 'inherit',
              fontSize: fontSize.section,
              fontVariantNumeric: 'tabular-nums',
              color: 'text.primary',
              caretColor: 'transparent',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: error === undefined ? (theme) => theme.palette.text.secondary : 'error.main',
              borderRadius: 1,
              '&:focus': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -1 },
            }}
          />
        ))}
      </Box>
      <FormHelperText id={errorId} error role="alert" sx={{ minHeight: 24, mx: 0, mt: 1 }}>
        {error}
      </FormHelperText>
    </div>
  )
}
