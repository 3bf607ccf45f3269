import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useIdempotencyKey } from '../../kit/command/useIdempotencyKey.ts'
import { ChoiceDialog } from '../../kit/dialog/ChoiceDialog.tsx'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { announce } from '../../kit/page/announce.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { PaymentForm } from '../../payments/PaymentForm.tsx'
import { PaymentTotal } from '../../payments/PaymentTotal.tsx'
import type { StartedPayment } from '../../payments/paymentContract.ts'
import type { Period } from './BillingChoice.tsx'
import { useSettlePlan } from './useSettlePlan.ts'
import { useReadPlanAgain } from './useSubscriptionCommand.ts'

interface SwitchDialogProps {
  readonly period: Period
  readonly onClose: () => void
}

/** Shows the cost of a switch and its date before the provider confirms it; asks for a card if the stored one is not enough. Rule SUB-4. */
export function SwitchDialog({ period, onClose }: SwitchDialogProps) {
  const t = useText()
  const { dayOf, cents } = useFormat()
  const call = useSideCall()
  const settle = useSettlePlan()
  const readAgain = useReadPlanAgain()
  const idempotency = useIdempotencyKey()
  const [due, setDue] = useState<StartedPayment>()
  async function done() {
    await readAgain()
    announce(t('subscription.switch.done'))
    onClose()
  }
  const command = useMutation<boolean>({
    mutationFn: async () => {
      const body = { period }
      const { payment } = await call((side) => side.post('/subscription/switch', { body, idempotencyKey: idempotency.keyFor(body) }))
      if (payment) setDue(payment)
      else await done()
      return true
    },
  })
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.switchPreview(period),
    queryFn: () => call((side) => side.get('/subscription/switch-preview', { query: { period } })),
    // The price of a switch in progress, or of a completed one, cannot be calculated any more.
    enabled: command.isIdle || command.isError,
    staleTime: 0,
    gcTime: 0,
  })
  const title = t(`subscription.switch.to.${period}`)
  if (due) {
    return (
      <ChoiceDialog open title={title} onClose={onClose} choices={[]}>
        <PaymentForm price={due.price} begin={async () => due} settle={settle} onPaid={() => void done()} onClose={onClose} />
      </ChoiceDialog>
    )
  }
  if (!data) {
    return (
      <ChoiceDialog open title={title} onClose={onClose} choices={[{ label: t('kit.cancel'), onChoose: onClose }]}>
        {error ? <LoadError title={t('subscription.switch.noPreview')} error={error} onRetry={() => void refetch()} /> : <SkeletonLines />}
      </ChoiceDialog>
    )
  }
  const { now, next, effectiveAt } = data
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      command={command}
      title={title}
      confirm={now ? t('subscription.switch.payNow', { price: cents(now.gross) }) : t('subscription.switch.confirm')}
      failed={command.error?.message || t('subscription.switch.failed')}
    >
      <Typography sx={{ mb: 2 }}>
        {now ? t('subscription.switch.atOnce') : t('subscription.switch.later', { date: dayOf(effectiveAt) })}
      </Typography>
      {now && <PaymentTotal price={now} />}
      <Typography color="textSecondary">{t(`subscription.switch.thenBy.${period}`, { price: cents(next.gross) })}</Typography>
    </ConfirmDialog>
  )
}
