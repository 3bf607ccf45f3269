import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useDataProvider } from 'react-admin'
import type { OfficeDataProvider } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { contactId } from './ContactCard.tsx'
import { useRequestVerb } from './useRequestVerb.ts'

interface DeletionDialogProps {
  readonly request: InboxRequest
  readonly open: boolean
  readonly onClose: () => void
}

/** Confirming that the couple's contact data are deleted is an explicit act: they are gone here too, for good. */
export function DeletionDialog({ request: { id, contactDeletedAt }, open, onClose }: DeletionDialogProps) {
  const t = useText()
  const titleId = useId()
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const confirm = useRequestVerb<void>({
    id,
    perform: (_input, intent) => dataProvider.confirmDeletion(id, intent),
    done: 'requests.deletion.done',
  })
  const close = () => {
    if (confirm.isPending) return
    confirm.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      // The button that opened it is gone when it is confirmed: what is left of the contact data is next.
      slotProps={{
        transition: { onExited: () => contactDeletedAt !== null && document.getElementById(contactId)?.focus() },
      }}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        {t('requests.deletion.title')}
      </DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{t('requests.deletion.everywhere')}</Typography>
        <Typography color="textSecondary">{t('requests.deletion.final')}</Typography>
        {confirm.isError && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('requests.deletion.failed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, '& .MuiButton-root': { px: 2 } }}>
        <Button color="inherit" onClick={close} disabled={confirm.isPending}>
          {t('requests.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('requests.deletion.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
