import { account, accountStream } from '../../domain/account/account.ts'
import type { EffectPayload } from '../../domain/effect.ts'
import { PaymentId, ProviderId } from '../../domain/ids.ts'
import { payment, paymentStream } from '../../domain/payment/payment.ts'
import { PaymentFailure } from '../../integrations/payments/paymentFailure.ts'
import { type SubscriptionServices, settleSubscription } from './settleSubscription.ts'

/**
 * What a process asks of Stripe: to try a renewal again, or to end a subscription and to give back what was paid for it. Each call has a key that
 * follows from what it is about, so that it counts once however often the effect is carried out.
 */
export async function carryOutPaymentCall(services: SubscriptionServices, call: EffectPayload<'paymentCall'>): Promise<void> {
  const { payments, commands } = services
  if (call.act === 'end') {
    for (const id of call.refunds) {
      const { intent, status } = (await commands.load(payment, paymentStream(PaymentId.parse(id)))).state
      if (intent && status === 'succeeded') await payments.refunds.create({ intentId: intent.id, key: `withdrawal ${id}` })
    }
    await payments.subscriptions.cancelNow(call.stripeId, { key: `end ${call.stripeId}` })
    return
  }
  const { paid } = (await commands.load(account, accountStream(ProviderId.parse(call.providerId)))).state.subscribed
  if (!paid?.failure || paid.subscriptionId !== call.subscriptionId || paid.endedAt !== null) return
  if (call.act === 'endUnpaid') await payments.subscriptions.cancelNow(paid.stripeId, { key: `end ${paid.stripeId}` })
  else await tryAgain(services, paid.failure.invoiceId, call.attempt)
  await settleSubscription(services, paid.stripeId, 'reconciliation', call.act === 'payAgain' ? call.attempt : paid.failure.attempt)
}

/** A card that is refused again is an outcome, which is settled like any other. */
async function tryAgain({ payments }: SubscriptionServices, invoiceId: string, attempt: number): Promise<void> {
  try {
    await payments.invoices.pay(invoiceId, { key: `${invoiceId} ${attempt}` })
  } catch (error) {
    if (!(error instanceof PaymentFailure) || !error.isFinal) throw error
  }
}
