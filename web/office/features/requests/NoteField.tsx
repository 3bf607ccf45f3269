import TextField from '@mui/material/TextField'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'

interface NoteFieldProps {
  readonly value: string
  readonly onChange: (note: string) => void
  readonly required: boolean
  readonly missing: boolean
}

/** A word on why; needed where the reason is another one. */
export function NoteField({ value, onChange, required, missing }: NoteFieldProps) {
  const t = useText()
  const { rejectionNote: longestNote } = usePublicRules().text
  const tooLong = value.trim().length > longestNote
  const help = tooLong
    ? t('requests.reject.noteTooLong')
    : missing
      ? t('requests.reject.noteMissing')
      : t('requests.reject.noteCount', { count: value.trim().length, max: longestNote })
  return (
    <TextField
      label={t(required ? 'requests.reject.note' : 'requests.reject.noteOptional')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={2}
      maxRows={6}
      required={required}
      error={missing || tooLong}
      helperText={help}
    />
  )
}
