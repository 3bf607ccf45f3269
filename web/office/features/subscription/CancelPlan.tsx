import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { useSubscriptionCommand } from './useSubscriptionCommand.ts'

/** Cancels in two clicks; the second button is next to the date on which Premium ends. */
export function CancelPlan({ subscription }: { readonly subscription: RecordOf<'subscription'> }) {
  const t = useText()
  const { dayOf } = useFormat()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const command = useSubscriptionCommand('cancel', 'subscription.cancel.done', close)
  const { renewsAt } = subscription
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ px: 2, minHeight: 44 }}>
        {t('subscription.cancel.button')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        command={command}
        title={t('subscription.cancel.title')}
        confirm={t('subscription.cancel.confirm')}
        failed={t('subscription.cancel.failed')}
        color="error"
      >
        <Typography gutterBottom>
          {renewsAt ? t('subscription.cancel.ends', { date: dayOf(renewsAt) }) : t('subscription.cancel.endsNow')}
        </Typography>
        <Typography color="textSecondary">{t('subscription.cancel.after')}</Typography>
      </ConfirmDialog>
    </>
  )
}
