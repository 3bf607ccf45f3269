import { defineCommand } from '../command.ts'
import type { PaymentId, ProviderId } from '../ids.ts'
import { payment, paymentStream } from './payment.ts'
import type { PaymentPurpose } from './paymentPurpose.ts'
import type { Price } from './price.ts'

export interface StartSubscriptionPayment {
  /** It follows from the invoice. */
  readonly paymentId: PaymentId
  readonly providerId: ProviderId
  readonly purpose: Extract<PaymentPurpose, { kind: 'subscription' }>
  readonly price: Price
  readonly intentId: string
  readonly customerId: string
}

/** Notes that an invoice of a subscription is to be paid, and by which of Stripe's intents. Rules PAY-1 and SUB-2. */
export const startSubscriptionPayment = defineCommand(payment)({
  name: 'startSubscriptionPayment',
  stream: (input: StartSubscriptionPayment) => paymentStream(input.paymentId),
  decide({ paymentId, providerId, purpose, price, intentId, customerId }, { agreed }, { now }) {
    if (agreed) return []
    const at = now.toISOString()
    return [
      { type: 'PaymentStarted', data: { paymentId, providerId, purpose, price, startedAt: at } },
      { type: 'PaymentIntentCreated', data: { paymentId, providerId, intentId, customerId, createdAt: at } },
    ]
  },
})
