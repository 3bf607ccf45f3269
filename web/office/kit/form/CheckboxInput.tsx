import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import { FieldTitle, useInput, useTranslate, ValidationError } from 'react-admin'

interface CheckboxInputProps {
  readonly source: string
  /** Key of its label. */
  readonly label: string
}

/** A checkbox of a form. react-admin's `BooleanInput`, a switch, is for choices that apply at once. */
export function CheckboxInput({ source, label }: CheckboxInputProps) {
  const translate = useTranslate()
  const {
    field: { value, onChange, onBlur, ref, name },
    fieldState: { error },
  } = useInput({ source, defaultValue: false })
  const errorId = useId()
  return (
    <div>
      <FormControlLabel
        label={<FieldTitle source={source} label={translate(label)} />}
        control={
          <Checkbox
            name={name}
            checked={Boolean(value)}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: { ref, 'aria-invalid': error !== undefined, 'aria-describedby': error && errorId } }}
          />
        }
      />
      {error?.message !== undefined && (
        <FormHelperText id={errorId} error>
          <ValidationError error={error.message} />
        </FormHelperText>
      )}
    </div>
  )
}
