import AddIcon from '@mui/icons-material/DataObjectOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type ReplyPlaceholder, replyPlaceholders, written } from '../../../../src/domain/replyPlaceholders.ts'
import { useText } from '../../i18n/useText.ts'

interface PlaceholderMenuProps {
  readonly source: string
  /** The text field, so that a placeholder is inserted at the caret. */
  readonly inputId: string
}

/** Inserts a placeholder into a field, chosen by its name in the person's language. */
export function PlaceholderMenu({ source, inputId }: PlaceholderMenuProps) {
  const t = useText()
  const { getValues, setValue } = useFormContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const insert = (placeholder: ReplyPlaceholder) => {
    setAnchor(null)
    const field = document.getElementById(inputId)
    const text = String(getValues(source) ?? '')
    const [from, to] = field instanceof HTMLTextAreaElement ? [field.selectionStart, field.selectionEnd] : [text.length, text.length]
    setValue(source, text.slice(0, from) + written(placeholder) + text.slice(to), { shouldDirty: true, shouldTouch: true })
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ px: 2, minHeight: 44, borderColor: 'divider' }}
      >
        {t('templates.insert')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {replyPlaceholders.map((placeholder) => (
          <MenuItem key={placeholder} onClick={() => insert(placeholder)} sx={{ minHeight: 44, gap: 2 }}>
            {t(`templates.placeholder.${placeholder}`)}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
              {written(placeholder)}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
