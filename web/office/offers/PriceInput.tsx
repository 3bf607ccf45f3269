import InputAdornment from '@mui/material/InputAdornment'
import { NumberInput } from 'react-admin'

interface PriceInputProps {
  readonly source: string
  /** Key of its text. */
  readonly label: string
}

/** A price that is typed in euros and kept in cents; null for none. */
export function PriceInput({ source, label }: PriceInputProps) {
  return (
    <NumberInput
      source={source}
      label={label}
      helperText={false}
      format={inEuros}
      parse={inCents}
      min={1}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
      }}
    />
  )
}

function inEuros(cents: unknown): string {
  return typeof cents === 'number' ? String(cents / 100) : ''
}

/** The browser gives a number, or '' for what is none. */
function inCents(euros: number | string): number | null {
  return typeof euros === 'number' ? Math.round(euros * 100) : null
}
