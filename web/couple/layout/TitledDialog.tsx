import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, type SyntheticEvent, useId } from 'react'

interface TitledDialogProps {
  readonly title: string
  /** Given where the content refers to the title. */
  readonly titleId?: string
  /** What was asked for is on its way: the dialog stays until it is answered. */
  readonly isPending: boolean
  readonly onClose: () => void
  /** Makes a form of the dialog. */
  readonly onSubmit?: (event: SyntheticEvent) => void
  readonly children: ReactNode
}

/** A dialog under a title: its content and its actions are the children. */
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
