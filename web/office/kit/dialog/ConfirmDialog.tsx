import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/useText.ts'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The command to run on confirmation, from `useCommand`. */
  readonly command: Pick<UseMutationResult<boolean, Error, void>, 'mutate' | 'reset' | 'isPending' | 'isError'>
  /** Called when the dialog is gone, e.g. to move the focus when the button that opened it is gone too. */
  readonly onClosed?: () => void
  readonly title: string
  readonly confirm: string
  readonly failed: string
  readonly color?: 'primary' | 'error'
  /** The consequence. */
  readonly children: ReactNode
}

/** Asks for confirmation before a command runs. */
export function ConfirmDialog({
  open,
  onClose,
  command,
  onClosed,
  title,
  confirm,
  failed,
  color = 'primary',
  children,
}: ConfirmDialogProps) {
  const t = useText()
  const titleId = useId()
  const meaningId = useId()
  const close = () => {
    if (command.isPending) return
    command.reset()
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
      slotProps={{ transition: { onExited: () => onClosed?.() } }}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <div id={meaningId}>{children}</div>
        {command.isError && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failed}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', '& .MuiButton-root': { px: 2, whiteSpace: 'nowrap' } }}>
        <Button color="inherit" onClick={close} disabled={command.isPending}>
          {t('kit.cancel')}
        </Button>
        {/* What cannot be undone is not one careless Enter away. */}
        <Button
          variant="contained"
          color={color}
          autoFocus={color === 'primary'}
          loading={command.isPending}
          onClick={() => command.mutate()}
          data-confirm
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
