import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentErrorOf, useSayPaymentError } from '../../payments/paymentErrors.ts'

interface OverdueNoticeProps {
  readonly failure: NonNullable<RecordOf<'subscription'>['failure']>
  /** The amount due. */
  readonly price: RecordOf<'subscription'>['nextPrice']
  readonly onPay: () => void
}

/** A renewal whose payment failed: the amount, the reason, the end of Premium, the next attempt, and a button to use another card. Rule PLAN-3. */
export function OverdueNotice({ failure, price, onPay }: OverdueNoticeProps) {
  const t = useText()
  const { cents, dayOf, moment } = useFormat()
  const say = useSayPaymentError()
  const { attempts, nextAttemptAt, graceUntil } = failure
  return (
    <Alert severity="error" role="note" sx={{ width: 1, alignItems: 'flex-start' }}>
      <AlertTitle>{t('subscription.overdue.title')}</AlertTitle>
      <Typography>{say(paymentErrorOf(failure))}</Typography>
      {price && <Typography sx={{ fontWeight: 600 }}>{t('subscription.overdue.amount', { price: cents(price.gross) })}</Typography>}
      <Typography>{t('subscription.overdue.grace', { date: dayOf(graceUntil) })}</Typography>
      <Typography>
        {t('subscription.overdue.attempts', { count: attempts })}{' '}
        {nextAttemptAt ? t('subscription.overdue.next', { time: moment(nextAttemptAt) }) : t('subscription.overdue.noNext')}
      </Typography>
      <Button variant="contained" onClick={onPay} sx={{ mt: 1.5, minHeight: 44 }}>
        {t('subscription.overdue.pay')}
      </Button>
    </Alert>
  )
}
