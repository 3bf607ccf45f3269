import type { PaymentSettlers } from './jobs/paymentNoticeEffect.ts'
import { settlePayment } from './jobs/payments/settlePayment.ts'
import { type SubscriptionServices, settleSubscription } from './jobs/payments/settleSubscription.ts'
import { settleDispute, settleRefund } from './jobs/payments/settleTaking.ts'

/** Who settles what webhooks tell of; kinds of objects that are missing here are kept as ignored. */
export function paymentSettlers(services: SubscriptionServices): PaymentSettlers {
  const { payments } = services
  return {
    payment_intent: async (id) => void (await settlePayment(services, id, 'webhook')),
    subscription: async (id) => void (await settleSubscription(services, id, 'webhook')),
    invoice: async (id) => {
      const { subscription } = await payments.invoices.retrieve(id)
      if (subscription !== null) await settleSubscription(services, subscription, 'webhook')
    },
    refund: async (id) => void (await settleRefund(services, await payments.refunds.retrieve(id), 'webhook')),
    dispute: async (id) => void (await settleDispute(services, await payments.disputes.retrieve(id), 'webhook')),
  }
}
