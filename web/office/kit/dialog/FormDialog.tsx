import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { UnsavedContext } from './UnsavedContext.ts'

interface FormDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly intro?: string
  /** A `CommandForm` with `onCancel`. */
  readonly children: ReactNode
}

/** A form in a dialog. Escape and a click on the backdrop ask before typed input is discarded. */
export function FormDialog({ open, onClose, title, intro, children }: FormDialogProps) {
  const t = useText()
  const titleId = useId()
  const [isUnsaved, setUnsaved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  return (
    <Dialog open={open} onClose={() => (isUnsaved ? setAsking(true) : onClose())} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h4" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        {intro !== undefined && (
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {intro}
          </Typography>
        )}
        <UnsavedContext value={setUnsaved}>{children}</UnsavedContext>
      </DialogContent>
      <ChoiceDialog
        open={isAsking}
        title={t('kit.unsaved.title')}
        onClose={stay}
        choices={[
          { label: t('kit.unsaved.continue'), onChoose: stay },
          { label: t('kit.unsaved.leave'), color: 'error', onChoose: () => (stay(), onClose()) },
        ]}
      >
        {t('kit.unsaved.text')}
      </ChoiceDialog>
    </Dialog>
  )
}
