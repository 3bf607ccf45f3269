import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForkRef } from '@mui/material/utils'
import { type Ref, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { regionalLocale } from '../../shared/i18n/format.ts'
import { usePublicRules } from '../../shared/rules/PublicRulesProvider.tsx'
import { OutlinedField } from '../layout/OutlinedField.tsx'
import { textButtonOutdent } from '../layout/textButtonOutdent.ts'

const lines = 4

interface MessageFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (message: string) => void
  readonly disabled?: boolean
  /** An example message, offered while the field is empty. */
  readonly suggestion?: string
  /** Focuses the field when it appears. */
  readonly focused?: boolean
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** The message to providers, with a character count. */
export function MessageField({ label, value, onChange, disabled = false, suggestion, focused = false, ref }: MessageFieldProps) {
  const { t, i18n } = useTranslation('providers')
  const longest = usePublicRules().text.message
  const countId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const handle = useForkRef(field, ref)
  const suggest = () => {
    onChange(suggestion ?? '')
    // The button is removed, so the focus moves to the text for editing.
    field.current?.focus()
  }
  const number = new Intl.NumberFormat(regionalLocale(i18n.language))
  return (
    <Box>
      <OutlinedField
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        disabled={disabled}
        multiline
        minRows={lines}
        maxRows={4 * lines}
        autoFocus={focused}
        inputRef={handle}
        slotProps={{ htmlInput: { maxLength: longest, 'aria-describedby': countId } }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44 }}>
        {suggestion !== undefined && value.trim() === '' ? (
          <Button size="small" onClick={suggest} disabled={disabled} sx={{ ml: textButtonOutdent }}>
            {t('message.suggest')}
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
