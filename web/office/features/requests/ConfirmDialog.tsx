import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import { contactId } from './ContactCard.tsx'
import type { useRequestVerb } from './useRequestVerb.ts'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly verb: ReturnType<typeof useRequestVerb<void>>
  /** What was asked stands in the request: the button that opened the dialog is gone then, and the contact data are next. */
  readonly isDone: boolean
  readonly title: string
  readonly confirm: string
  readonly failed: string
  readonly color?: 'primary' | 'error'
  /** What it means, in words. */
  readonly children: ReactNode
}

/** An act of a provider that is to be deliberate: what it means, and yes or no. */
export function ConfirmDialog({ open, onClose, verb, isDone, title, confirm, failed, color = 'primary', children }: ConfirmDialogProps) {
  const t = useText()
  const titleId = useId()
  const meaningId = useId()
  const close = () => {
    if (verb.isPending) return
    verb.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={meaningId}
      slotProps={{ transition: { onExited: () => isDone && document.getElementById(contactId)?.focus() } }}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <div id={meaningId}>{children}</div>
        {verb.isError && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failed}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', '& .MuiButton-root': { px: 2, whiteSpace: 'nowrap' } }}>
        <Button color="inherit" onClick={close} disabled={verb.isPending}>
          {t('requests.cancel')}
        </Button>
        {/* What cannot be undone is not one careless Enter away. */}
        <Button
          variant="contained"
          color={color}
          autoFocus={color === 'primary'}
          loading={verb.isPending}
          onClick={() => verb.mutate()}
          data-confirm
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
