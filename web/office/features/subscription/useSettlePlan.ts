import { useSideCall } from '../../api/useSideCall.ts'
import type { Settlement, StartedPayment } from '../../payments/paymentContract.ts'

/** Has the server ask the payment service for the state of a subscription's payment; when nothing is due any more, Premium shows that it is paid. */
export function useSettlePlan(): (started: StartedPayment) => Promise<Settlement> {
  const call = useSideCall()
  return async ({ paymentId }) => {
    const { payment, failure, subscription } = await call((side) => side.post('/subscription/settle'))
    return { id: paymentId, failure, status: payment?.status ?? (subscription.plan === 'premium' ? 'succeeded' : 'unknown_status') }
  }
}
