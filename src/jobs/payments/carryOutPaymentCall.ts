import { account, accountStream } from '../../domain/account/account.ts'
import type { EffectPayload } from '../../domain/effect.ts'
import { PaymentId, ProviderId } from '../../domain/ids.ts'
import { PaymentFailure } from '../../integrations/payments/paymentFailure.ts'
import { giveBack } from './giveBack.ts'
import { type SubscriptionServices, settleSubscription } from './settleSubscription.ts'

/**
 * Calls Stripe for a process: to ask how a subscription stands, to try a renewal again, to end a subscription and refund what was paid for it, or
 * to delete a customer. Each call's idempotency key is derived from its subject, so it counts once however often the effect is carried out.
 */
export async function carryOutPaymentCall(services: SubscriptionServices, call: EffectPayload<'paymentCall'>): Promise<void> {
  const { payments } = services
  if (call.act === 'end') {
    // First, so that a refund that is refused leaves nothing that goes on charging.
    await payments.subscriptions.cancelNow(call.stripeId, { key: `end ${call.stripeId}` })
    for (const id of call.refunds) await giveBack(services, PaymentId.parse(id), { key: `withdrawal ${id}` })
    return
  }
  if (call.act === 'removeCustomer') return removeCustomer(services, ProviderId.parse(call.providerId))
  if (call.act === 'settle') return settleUnreported(services, call)
  const overdue = await overdueOf(services, call)
  if (!overdue) return
  if (call.act === 'endUnpaid') {
    // It may have been paid with another card, and the webhook was lost.
    const { subscription, paid } = await settleSubscription(services, overdue.stripeId, 'reconciliation', overdue.failure.attempt)
    const isPaid = subscription.status === 'active' && paid?.isPaid === true
    if (isPaid || !(await overdueOf(services, call))) return
    await payments.subscriptions.cancelNow(overdue.stripeId, { key: `end ${overdue.stripeId}` })
  } else await tryAgain(services, overdue.failure.invoiceId, call.attempt)
  await settleSubscription(services, overdue.stripeId, 'reconciliation', call.act === 'payAgain' ? call.attempt : overdue.failure.attempt)
}

/** Ends what the account had ordered first, so that no open invoice is left that could still be paid. */
async function removeCustomer({ payments, commands }: SubscriptionServices, providerId: ProviderId): Promise<void> {
  const customerId = await payments.customers.find(providerId)
  if (customerId === undefined) return
  const { ordered, paid } = (await commands.load(account, accountStream(providerId))).state.subscribed
  for (const { stripeId } of [ordered, paid].filter((each) => each !== null && each !== undefined))
    await payments.subscriptions.cancelNow(stripeId, { key: `end ${stripeId}` })
  await payments.customers.remove(customerId)
}

interface Concerned {
  readonly providerId: string
  readonly subscriptionId: string
}

/** Its webhooks were lost if Stripe's state is newer than ours. */
async function settleUnreported(services: SubscriptionServices, call: Concerned): Promise<void> {
  const open = await openOf(services, call)
  if (!open) return
  const { isNews } = await settleSubscription(services, open.stripeId, 'reconciliation')
  if (isNews) services.alarms.raise('reported_by_nobody', { id: open.stripeId })
}

/** The subscription of a call, unless it has ended. */
async function openOf({ commands }: SubscriptionServices, { providerId, subscriptionId }: Concerned) {
  const { paid } = (await commands.load(account, accountStream(ProviderId.parse(providerId)))).state.subscribed
  return paid?.subscriptionId === subscriptionId && paid.endedAt === null ? paid : undefined
}

/** The subscription of a call whose renewal is known to be unpaid. */
async function overdueOf(services: SubscriptionServices, call: Concerned) {
  const open = await openOf(services, call)
  return open?.failure ? { stripeId: open.stripeId, failure: open.failure } : undefined
}

/** A card that is refused again is an outcome, which is settled like any other. */
async function tryAgain({ payments }: SubscriptionServices, invoiceId: string, attempt: number): Promise<void> {
  try {
    await payments.invoices.pay(invoiceId, { key: `${invoiceId} ${attempt}` })
  } catch (error) {
    if (!(error instanceof PaymentFailure) || !error.isFinal) throw error
  }
}
