import { account, accountStream } from '../../domain/account/account.ts'
import { ProviderId } from '../../domain/ids.ts'
import { payment, paymentStream } from '../../domain/payment/payment.ts'
import { paymentOfInvoice } from '../../domain/payment/paymentOfInvoice.ts'
import type { SubscriptionInvoice } from '../../integrations/payments/paymentObjects.ts'
import { agreedOf, type SubscriptionServices } from './settleSubscription.ts'
import { settleSubscriptionInvoice } from './settleSubscriptionInvoice.ts'

/** Longer than any month. */
const monthMs = 32 * 86_400_000

/**
 * Records the payments of a subscription's invoices before its latest one, which `settleSubscription` does not see any more. Rule PAY-7.
 * @returns whether a payment was found that nobody had reported
 */
export async function settleEarlierInvoices(
  services: SubscriptionServices,
  stripeId: string,
  invoices: readonly SubscriptionInvoice[],
): Promise<boolean> {
  const { payments, commands } = services
  const unrecorded = await unrecordedInvoices(services, invoices)
  if (unrecorded.length === 0) return false
  const subscription = await payments.subscriptions.retrieve(stripeId)
  const providerId = ProviderId.safeParse(subscription.providerId).data
  const agreed = providerId && agreedOf((await commands.load(account, accountStream(providerId))).state.subscribed, subscription)
  if (!agreed) return false
  let isNews = false
  for (const { id } of unrecorded) {
    const invoice = await payments.invoices.retrieve(id)
    const period = Date.parse(invoice.periodEnd) - Date.parse(invoice.periodStart) > monthMs ? 'year' : 'month'
    const settled = await settleSubscriptionInvoice(services, { providerId, agreed, period }, invoice, 'reconciliation')
    isNews ||= settled?.isPaid === true
  }
  return isNews
}

/** The paid invoices whose payments are not recorded, not even as refused. */
export async function unrecordedInvoices(
  { commands }: Pick<SubscriptionServices, 'commands'>,
  invoices: readonly SubscriptionInvoice[],
): Promise<readonly SubscriptionInvoice[]> {
  const unrecorded: SubscriptionInvoice[] = []
  for (const invoice of invoices) {
    if (invoice.status !== 'paid') continue
    const { state } = await commands.load(payment, paymentStream(paymentOfInvoice(invoice.id)))
    if (state.status !== 'succeeded' && !state.isRefused) unrecorded.push(invoice)
  }
  return unrecorded
}
