import Typography from '@mui/material/Typography'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { focusContact } from './ContactCard.tsx'
import { useRequestCommand } from './useRequestCommand.ts'

interface DeletionDialogProps {
  readonly request: InboxRequest
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for confirmation, because the contact data are deleted here too, for good. */
export function DeletionDialog({ request: { id, contactDeletedAt }, open, onClose }: DeletionDialogProps) {
  const t = useText()
  const command = useRequestCommand(id, 'confirm-deletion', 'requests.deletion.done')
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      command={command}
      onClosed={() => contactDeletedAt !== null && focusContact()}
      title={t('requests.deletion.title')}
      confirm={t('requests.deletion.confirm')}
      failed={t('requests.deletion.failed')}
      color="error"
    >
      <Typography gutterBottom>{t('requests.deletion.everywhere')}</Typography>
      <Typography color="textSecondary">{t('requests.deletion.final')}</Typography>
    </ConfirmDialog>
  )
}
