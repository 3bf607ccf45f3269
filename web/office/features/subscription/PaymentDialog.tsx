import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { useIdempotencyKey } from '../../kit/command/useIdempotencyKey.ts'
import { PaymentForm } from '../../payments/PaymentForm.tsx'
import type { Period } from './BillingChoice.tsx'
import { useSettlePlan } from './useSettlePlan.ts'
import { useReadPlanAgain } from './useSubscriptionCommand.ts'

interface PaymentDialogProps {
  readonly subscription: RecordOf<'subscription'>
  /** The subscription that begins; undefined: a failed renewal is paid with another card. */
  readonly start: Period | undefined
  readonly onClose: () => void
}

/** Takes the card for a new subscription or for a failed renewal. */
export function PaymentDialog({ subscription, start, onClose }: PaymentDialogProps) {
  const t = useText()
  const titleId = useId()
  const call = useSideCall()
  const readAgain = useReadPlanAgain()
  const settle = useSettlePlan()
  const idempotency = useIdempotencyKey()
  const [isPaid, setPaid] = useState(false)
  const [{ price, kind }] = useState({
    price: start ? subscription.prices[start] : (subscription.nextPrice ?? subscription.prices[subscription.period ?? 'month']),
    kind: start ? ('start' as const) : ('renew' as const),
  })
  const isDue = start ? subscription.state === 'none' || subscription.state === 'ended' : subscription.state === 'past_due'

  async function begin() {
    const options = { idempotencyKey: idempotency.keyFor(start ?? 'renew') }
    const started = await call((side) =>
      start ? side.post('/subscription', { body: { period: start }, ...options }) : side.post('/subscription/pay', options),
    )
    idempotency.settle()
    return started
  }

  async function paid() {
    await readAgain()
    setPaid(true)
  }

  return (
    // The library shows the bank's step in a frame beside the dialog, which must be able to take the focus.
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      disableEnforceFocus
      aria-labelledby={titleId}
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        {t(isPaid ? `subscription.pay.${kind}.doneTitle` : `subscription.pay.${kind}.title`)}
      </DialogTitle>
      <DialogContent>
        {price && isDue && !isPaid ? (
          <>
            {start && <Typography sx={{ mb: 2 }}>{t(`subscription.pay.start.${start}`)}</Typography>}
            <PaymentForm price={price} begin={begin} settle={settle} onPaid={() => void paid()} onClose={onClose} />
          </>
        ) : (
          <>
            <Typography role="status" sx={{ mb: 2 }}>
              {t(isPaid ? `subscription.pay.${kind}.done` : 'subscription.pay.nothingDue')}
            </Typography>
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <Button variant="contained" onClick={onClose} autoFocus>
                {t('layout.close')}
              </Button>
            </Box>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
