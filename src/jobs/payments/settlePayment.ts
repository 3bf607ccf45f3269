import { deriveId } from '../../commands/deriveId.ts'
import type { CommandHandler } from '../../commands/handleCommand.ts'
import { recordPurchase } from '../../domain/account/recordPurchase.ts'
import { type CommandId, PaymentId, ProviderId } from '../../domain/ids.ts'
import { type Payment, payment, paymentStream } from '../../domain/payment/payment.ts'
import type { ReportedBy } from '../../domain/payment/paymentEvents.ts'
import { paymentOfInvoice } from '../../domain/payment/paymentOfInvoice.ts'
import { type PaymentReport, recordPaymentReport } from '../../domain/payment/recordPaymentReport.ts'
import type { Position } from '../../eventstore/eventStore.ts'
import type { Intent } from '../../integrations/payments/paymentObjects.ts'
import type { Payments } from '../../integrations/payments/payments.ts'
import { giveBackAll, keyOfMissingRefund } from './giveBack.ts'
import type { PaymentAlarms } from './paymentAlarms.ts'

export interface SettlingServices {
  readonly payments: {
    readonly intents: Pick<Payments['intents'], 'retrieve'>
    readonly refunds: Pick<Payments['refunds'], 'create' | 'listOf'>
  }
  readonly commands: CommandHandler
  readonly alarms: PaymentAlarms
}

export interface SettledPayment {
  readonly intent: Intent
  /** Undefined of an intent that is none of ours. */
  readonly paymentId: PaymentId | undefined
  /** Something was written that nobody had reported before. */
  readonly isNews: boolean
  readonly position: Position | undefined
}

const outcomes: Readonly<Partial<Record<Intent['status'], PaymentReport['outcome']>>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
}

interface ToCredit {
  readonly paymentId: PaymentId
  readonly intentId: string
  readonly reportedBy: ReportedBy
}

/** What the process does as well, at once: whoever comes back from paying reads its credits. */
async function creditPack(
  services: SettlingServices,
  { paymentId, intentId, reportedBy }: ToCredit,
  { agreed, status }: Payment,
): Promise<Position | undefined> {
  if (status !== 'succeeded' || agreed?.purpose.kind !== 'pack') return undefined
  const { providerId, purpose } = agreed
  const commandId = deriveId('creditPack', paymentId) as CommandId
  const input = { providerId, paymentId, credits: purpose.credits }
  const credited = await services.commands.handle(recordPurchase, input, {
    commandId,
    actor: 'system:payments',
    correlationId: paymentId,
  })
  if (credited.accepted && credited.state.isClosed && !credited.state.purchases.get(paymentId))
    await giveBackPack(services, { paymentId, intentId, reportedBy })
  return credited.position
}

/** Paid when its account was closed, a pack gives nothing: the money goes back, of which its refund tells from then on. */
async function giveBackPack(services: SettlingServices, { paymentId, intentId, reportedBy }: ToCredit): Promise<void> {
  const refunds = await services.payments.refunds.listOf(intentId)
  const key = keyOfMissingRefund(refunds, { key: `closed ${paymentId}`, reportedBy, now: services.commands.now() })
  if (key === undefined) return
  await giveBackAll(services, { paymentId, intentId, key })
  services.alarms.raise('paid_after_closing', { intentId, paymentId })
}

/** A pack's payment has an id of its own, that of a subscription follows from its invoice. */
function paymentIdOf({ paymentId, invoiceId }: Intent): PaymentId | undefined {
  return invoiceId === null ? PaymentId.safeParse(paymentId).data : paymentOfInvoice(invoiceId)
}

/**
 * Asks Stripe what became of a payment and records it: for the browser that comes back from paying, for a webhook and for the
 * reconciliation alike, so that their order does not matter and whoever is first is recorded. Rules PAY-2 to PAY-5 and PAY-12.
 * @throws PaymentFailure when Stripe gives no answer
 */
export async function settlePayment(services: SettlingServices, intentId: string, reportedBy: ReportedBy): Promise<SettledPayment> {
  const { payments, commands, alarms } = services
  const intent = await payments.intents.retrieve(intentId)
  const nothing = { intent, paymentId: undefined, isNews: false, position: undefined }
  const paymentId = paymentIdOf(intent)
  if (paymentId === undefined) return nothing
  const outcome = outcomes[intent.status]
  if (!outcome) return { ...nothing, paymentId }
  const { state } = await commands.load(payment, paymentStream(paymentId))
  if (!state.agreed) {
    // A subscription's payment is recorded with its invoice.
    if (intent.invoiceId !== null) return nothing
    alarms.raise('unknown_payment', { intentId, paymentId })
    return nothing
  }
  const report = {
    intentId,
    outcome,
    amount: intent.amountReceived,
    currency: intent.currency,
    customerId: intent.customerId,
    providerId: ProviderId.safeParse(intent.providerId).data ?? null,
    failure: intent.failure,
    paidAt: intent.paidAt,
  }
  const commandId = deriveId('settlePayment', intentId, outcome, intent.failure?.code ?? '', intent.failure?.declineCode ?? '') as CommandId
  const written = await commands.handle(
    recordPaymentReport,
    { paymentId, report, reportedBy },
    { commandId, actor: 'system:payments', correlationId: paymentId },
  )
  if (!written.accepted) throw new Error('a report of a payment is never refused')
  const [news] = written.events
  const isFirst = news?.type === 'PaymentReportRefused' && !state.isRefused && news.data.reportedBy === reportedBy
  if (isFirst) alarms.raise(news.data.reason, { intentId, paymentId })
  const credited = await creditPack(services, { paymentId, intentId, reportedBy }, written.state)
  return {
    intent,
    paymentId,
    isNews: state.status === 'open' && written.state.status !== 'open',
    position: credited ?? written.position,
  }
}
