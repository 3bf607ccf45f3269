import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface FormDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly intro?: string
  /** A `CommandForm` with `onCancel`. */
  readonly children: ReactNode
}

/** A form that is asked for by a button, e.g. why something is turned down. */
export function FormDialog({ open, onClose, title, intro, children }: FormDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h4" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        {intro !== undefined && (
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {intro}
          </Typography>
        )}
        {children}
      </DialogContent>
    </Dialog>
  )
}
