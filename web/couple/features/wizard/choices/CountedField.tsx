import { useTranslation } from 'react-i18next'
import { OutlinedField } from '../../../layout/OutlinedField.tsx'

interface CountedFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly longest: number
  readonly multiline?: boolean
}

/** A text field with a limit and a character count. */
export function CountedField({ label, value, onChange, longest, multiline = false }: CountedFieldProps) {
  const { t } = useTranslation('wizard')
  return (
    <OutlinedField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline={multiline}
      helperText={t('count', { used: value.length, longest })}
      slotProps={{ htmlInput: { maxLength: longest }, formHelperText: { sx: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } } }}
    />
  )
}
