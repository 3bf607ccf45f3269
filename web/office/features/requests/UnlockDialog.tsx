import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useDataProvider } from 'react-admin'
import type { Me, OfficeDataProvider } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { contactId } from './ContactCard.tsx'
import { useRequestVerb } from './useRequestVerb.ts'

interface UnlockDialogProps {
  readonly request: InboxRequest
  readonly me: Me | undefined
  readonly open: boolean
  readonly onClose: () => void
}

/** Unlocking is an explicit act: what it costs, and that it stays. */
export function UnlockDialog({ request, me, open, onClose }: UnlockDialogProps) {
  const t = useText()
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const { id } = request
  const unlock = useRequestVerb<void>({
    id,
    perform: (_input, intent) => dataProvider.unlockRequest(id, intent),
    done: 'requests.unlock.done',
  })
  const premium = me?.plan === 'premium'
  // On its way out the dialog says what it said, and not what is left now.
  const asked = useRef(0)
  const credits = open ? (me?.credits ?? 0) : asked.current
  useEffect(() => {
    asked.current = credits
  })
  const close = () => {
    if (unlock.isPending) return
    unlock.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth="xs"
      fullWidth
      aria-labelledby="unlock-title"
      aria-describedby="unlock-costs"
      // The button that opened it is gone when the request is unlocked: the contact data are next.
      slotProps={{ transition: { onExited: () => request.status === 'unlocked' && document.getElementById(contactId)?.focus() } }}
    >
      <DialogTitle id="unlock-title" variant="h4" component="h2">
        {t('requests.unlock.title')}
      </DialogTitle>
      <DialogContent>
        <Typography id="unlock-costs" gutterBottom sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {premium ? t('requests.unlock.free') : t('requests.unlock.costs', { count: credits, after: credits - 1 })}
        </Typography>
        <Typography color="textSecondary">{t('requests.unlock.stays')}</Typography>
        {unlock.isError && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('requests.unlock.failed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, '& .MuiButton-root': { px: 2, whiteSpace: 'nowrap' } }}>
        <Button color="inherit" onClick={close} disabled={unlock.isPending}>
          {t('requests.cancel')}
        </Button>
        <Button variant="contained" autoFocus loading={unlock.isPending} onClick={() => unlock.mutate()} data-confirm-unlock>
          {t(premium ? 'requests.unlock.confirmPremium' : 'requests.unlock.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
