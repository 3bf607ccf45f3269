import { useSideCall } from '../../api/useSideCall.ts'
import type { Settlement, StartedPayment } from '../../payments/paymentContract.ts'

/** Has the server ask how the payment of a subscription stands; where nothing is asked for any more, Premium shows that it is paid. */
export function useSettlePlan(): (started: StartedPayment) => Promise<Settlement> {
  const call = useSideCall()
  return async ({ paymentId }) => {
    const { payment, failure, subscription } = await call((side) => side.post('/subscription/settle'))
    return { id: paymentId, failure, status: payment?.status ?? (subscription.plan === 'premium' ? 'succeeded' : 'unknown_status') }
  }
}
