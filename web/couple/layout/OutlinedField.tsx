import FormControl from '@mui/material/FormControl'
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText'
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { SxProps, Theme } from '@mui/material/styles'
import { type ChangeEvent, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'

type HtmlInput = InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> }

interface OutlinedFieldProps
  extends Pick<OutlinedInputProps, 'name' | 'value' | 'placeholder' | 'multiline' | 'minRows' | 'maxRows' | 'autoFocus' | 'onBlur'> {
  readonly id?: string
  readonly label: ReactNode
  readonly helperText?: ReactNode
  readonly error?: boolean
  readonly disabled?: boolean | undefined
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
  readonly inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined
  /** Props of the field with its label and helper text. */
  readonly ref?: Ref<HTMLDivElement>
  readonly sx?: SxProps<Theme>
  readonly slotProps?: {
    readonly htmlInput?: HtmlInput
    readonly input?: Partial<OutlinedInputProps>
    readonly inputLabel?: InputLabelProps
    readonly formHelperText?: FormHelperTextProps
  }
}

/** A text field with label and helper text, like MUI's `TextField` but without the code of its select. */
export function OutlinedField({
  id,
  label,
  helperText,
  error = false,
  disabled = false,
  ref,
  sx,
  slotProps = {},
  ...input
}: OutlinedFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const helperId = `${inputId}-helper-text`
  return (
    <FormControl fullWidth ref={ref} error={error} disabled={disabled} sx={sx}>
      <InputLabel {...slotProps.inputLabel} htmlFor={inputId} id={`${inputId}-label`}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        {...slotProps.input}
        id={inputId}
        label={label}
        aria-describedby={helperText ? helperId : undefined}
        slotProps={{ input: slotProps.htmlInput }}
      />
      {helperText && (
        <FormHelperText {...slotProps.formHelperText} id={helperId}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  )
}
