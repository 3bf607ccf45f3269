import InputAdornment from '@mui/material/InputAdornment'
import { NumberInput } from 'react-admin'

interface PriceInputProps {
  readonly source: string
  /** Key of its label. */
  readonly label: string
}

/** A price that is typed in euros and stored in cents; null for none. */
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

/** A number input's value is a number, or '' for invalid input. */
function inCents(euros: number | string): number | null {
  return typeof euros === 'number' ? Math.round(euros * 100) : null
}
