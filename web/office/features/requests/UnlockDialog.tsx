import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useDataProvider } from 'react-admin'
import type { Me, OfficeDataProvider } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
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
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      verb={unlock}
      isDone={request.status === 'unlocked'}
      title={t('requests.unlock.title')}
      confirm={t(premium ? 'requests.unlock.confirmPremium' : 'requests.unlock.confirm')}
      failed={t('requests.unlock.failed')}
    >
      <Typography gutterBottom sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {premium ? t('requests.unlock.free') : t('requests.unlock.costs', { count: credits, after: credits - 1 })}
      </Typography>
      <Typography color="textSecondary">{t('requests.unlock.stays')}</Typography>
    </ConfirmDialog>
  )
}
