import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { fieldSx } from './fieldSx.ts'

interface FormFieldProps {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'date' | 'file' | 'checkbox'
  readonly hint?: string
  readonly error?: string | undefined
  readonly value?: string
  readonly defaultChecked?: boolean
  readonly multiline?: boolean
  readonly maxLength?: number
  readonly autoComplete?: string
}

/** A native field with its label, help text and error. */
export function FormField({ name, label, type = 'text', hint, error, value, multiline = false, maxLength, ...more }: FormFieldProps) {
  const [id, hintId, errorId] = [`review-${name}`, `review-${name}-hint`, `review-${name}-error`]
  const described = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    maxLength,
    'aria-invalid': error !== undefined,
    'aria-describedby': described === '' ? undefined : described,
    ...more,
  }
  const isBox = type === 'checkbox'
  const given = isBox ? { value } : { defaultValue: value }
  return (
    <Box
      sx={
        isBox ? { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, alignItems: 'start' } : { display: 'grid', gap: 0.75 }
      }
    >
      <Box component="label" htmlFor={id} sx={isBox ? { gridColumn: 2, gridRow: 1 } : { fontWeight: 600 }}>
        {label}
      </Box>
      {multiline ? (
        <Box component="textarea" {...shared} rows={8} defaultValue={value} sx={{ ...fieldSx, resize: 'vertical' }} />
      ) : (
        <Box
          component="input"
          type={type}
          {...(type === 'file' && { accept: 'image/jpeg,image/png,image/webp,image/gif' })}
          {...shared}
          {...given}
          sx={
            isBox
              ? { gridRow: 1, width: 22, height: 22, m: 0, mt: 0.25, accentColor: 'currentColor' }
              : { ...fieldSx, minHeight: touchTarget }
          }
        />
      )}
      {hint !== undefined && (
        <Typography id={hintId} variant="body2" color="textSecondary">
          {hint} {multiline && <span data-count={id} />}
        </Typography>
      )}
      {error !== undefined && (
        <Typography id={errorId} variant="body2" color="error" sx={{ gridColumn: '1 / -1' }}>
          {error}
        </Typography>
      )}
    </Box>
  )
}
