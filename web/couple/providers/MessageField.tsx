import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultRules } from '../../../src/domain/rules.ts'
import { regionalLocale } from '../../shared/i18n/format.ts'

const longest = defaultRules.text.message
const lines = 4

interface MessageFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (message: string) => void
  readonly disabled?: boolean
  /** A beginning for those to whom none comes to mind. */
  readonly example?: string
  /** The focus is put on it when it appears. */
  readonly focused?: boolean
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** What a couple writes to providers, with how much of its room is used. */
export function MessageField({ label, value, onChange, disabled = false, example, focused = false, ref }: MessageFieldProps) {
  const { t, i18n } = useTranslation('providers')
  const countId = useId()
  const number = new Intl.NumberFormat(regionalLocale(i18n.language))
  return (
    <Box>
      <TextField
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        disabled={disabled}
        multiline
        minRows={lines}
        maxRows={3 * lines}
        autoFocus={focused}
        inputRef={ref}
        slotProps={{ htmlInput: { maxLength: longest, 'aria-describedby': countId } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44 }}>
        {example !== undefined && value.trim() === '' ? (
          <Button size="small" onClick={() => onChange(example)} disabled={disabled} sx={{ ml: -2.5 }}>
            {t('message.useExample')}
          </Button>
        ) : (
          <span />
        )}
        <Box id={countId} sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t('message.count', { used: number.format(value.length), longest: number.format(longest) })}
        </Box>
      </Box>
    </Box>
  )
}
