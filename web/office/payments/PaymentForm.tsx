import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../api/queryKeys.ts'
import { useSideCall } from '../api/useSideCall.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { SkeletonLines } from '../kit/page/SkeletonLines.tsx'
import { BankStep } from './BankStep.tsx'
import { CardFields } from './CardFields.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { PaymentTotal } from './PaymentTotal.tsx'
import type { StartedPayment } from './paymentContract.ts'
import { type PaymentOptions, usePayment } from './usePayment.ts'
import { usePaymentDocument } from './usePaymentDocument.ts'

interface PaymentFormProps<Started extends StartedPayment> extends PaymentOptions<Started> {
  /** Leaves without paying, or after reading the outcome. */
  readonly onClose: () => void
}

/**
 * Takes a payment by card: the price, the card, the bank's confirmation, and the outcome. The page's document must be allowed to reach the
 * payment service; any other is reloaded, so the purpose of the form must be in the address.
 */
export function PaymentForm<Started extends StartedPayment>(props: PaymentFormProps<Started>) {
  const t = useText()
  const call = useSideCall()
  const isReady = usePaymentDocument()
  const setup = useQuery({ queryKey: queryKeys.paymentSetup, queryFn: () => call((side) => side.get('/payments/setup')), enabled: isReady })
  if (setup.data) return <WithSetup {...props} setup={setup.data} />
  if (setup.error) {
    return <PaymentProblem problem={setup.error} action={{ label: t('payments.retry'), onClick: () => void setup.refetch() }} />
  }
  return <SkeletonLines />
}

type WithSetupProps<Started extends StartedPayment> = PaymentFormProps<Started> & Pick<Parameters<typeof CardFields>[0], 'setup'>

function WithSetup<Started extends StartedPayment>({ setup, onClose, ...options }: WithSetupProps<Started>) {
  const t = useText()
  const { cents } = useFormat()
  const { state, agreed, pay, check, endStep } = usePayment(options)
  const isWorking = state.is === 'working' || state.is === 'step' || state.is === 'paid'
  const close = (
    <Button color="inherit" onClick={onClose} disabled={isWorking}>
      {t(state.is === 'open' || state.is === 'over' ? 'layout.close' : 'kit.cancel')}
    </Button>
  )
  return (
    <>
      <PaymentTotal price={agreed} />
      {state.is === 'ready' && state.problem && <PaymentProblem problem={state.problem} />}
      {state.is === 'step' && <BankStep address={state.address} onEnd={endStep} />}
      {state.is === 'open' || state.is === 'over' ? (
        <>
          <PaymentProblem
            problem={state.problem}
            severity={state.problem === 'processing' ? 'info' : 'warning'}
            action={state.is === 'open' && state.problem !== 'processing' ? { label: t('payments.checkAgain'), onClick: check } : undefined}
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{close}</Box>
        </>
      ) : (
        <CardFields setup={setup} isWorking={isWorking} onPay={pay}>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {t('payments.card.secure')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
            {close}
            <Button type="submit" variant="contained" loading={isWorking} data-pay>
              {t('payments.pay', { amount: cents(agreed.gross) })}
            </Button>
          </Box>
        </CardFields>
      )}
    </>
  )
}
