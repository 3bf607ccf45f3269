import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SyntheticEvent, useId } from 'react'

interface TitledDialogProps {
  readonly title: string
  /** Given when the content refers to the title. */
  readonly titleId?: string
  /** True while a request is in flight; the dialog cannot be closed then. */
  readonly isPending: boolean
  readonly onClose: () => void
  /** With it the dialog is a form. */
  readonly onSubmit?: (event: SyntheticEvent) => void
  readonly children: ReactNode
}

/** A dialog with a title. The children are its content and its actions. */
export function TitledDialog({ title, titleId, isPending, onClose, onSubmit, children }: TitledDialogProps) {
  const ownId = useId()
  const id = titleId ?? ownId
  const parts = (
    <>
      <DialogTitle id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </>
  )
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      {onSubmit ? (
        <Box component="form" noValidate onSubmit={onSubmit}>
          {parts}
        </Box>
      ) : (
        parts
      )}
    </Dialog>
  )
}
