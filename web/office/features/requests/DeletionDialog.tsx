import Typography from '@mui/material/Typography'
import { useDataProvider } from 'react-admin'
import type { OfficeDataProvider } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useRequestVerb } from './useRequestVerb.ts'

interface DeletionDialogProps {
  readonly request: InboxRequest
  readonly open: boolean
  readonly onClose: () => void
}

/** Confirming that the couple's contact data are deleted is an explicit act: they are gone here too, for good. */
export function DeletionDialog({ request: { id, contactDeletedAt }, open, onClose }: DeletionDialogProps) {
  const t = useText()
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const verb = useRequestVerb<void>({
    id,
    perform: (_input, intent) => dataProvider.confirmDeletion(id, intent),
    done: 'requests.deletion.done',
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      verb={verb}
      isDone={contactDeletedAt !== null}
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
