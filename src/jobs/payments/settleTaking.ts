import { randomUUID } from 'node:crypto'
import type { CommandId, PaymentId } from '../../domain/ids.ts'
import { takenFrom } from '../../domain/payment/payment.ts'
import type { ReportedBy } from '../../domain/payment/paymentEvents.ts'
import { recordRefundFailure } from '../../domain/payment/recordRefundFailure.ts'
import { recordTaking } from '../../domain/payment/recordTaking.ts'
import type { Dispute, Refund } from '../../integrations/payments/paymentObjects.ts'
import { hasFailed } from './giveBack.ts'
import { type SettlingServices, settlePayment } from './settlePayment.ts'

/**
 * Records a refund that Stripe carried out, or that failed afterwards; one that is pending gives nothing back. Rules PAY-6 and PAY-13.
 * @returns whether it was news
 */
export async function settleRefund(services: SettlingServices, refund: Refund, reportedBy: ReportedBy): Promise<boolean> {
  if (hasFailed(refund)) return settleFailure(services, refund, reportedBy)
  if (refund.status !== 'succeeded') return false
  return settleTaking(services, { ...refund, reason: 'refund' }, reportedBy)
}

/**
 * Records a dispute, or how it ended, and alarms the operator once. An inquiry takes no money. Rules PAY-6 and PAY-14.
 * @returns whether it was news
 */
export async function settleDispute(services: SettlingServices, dispute: Dispute, reportedBy: ReportedBy): Promise<boolean> {
  const { status } = dispute
  if (status === 'inquiry' || status === 'unknown_status') return false
  return settleTaking(services, { ...dispute, reason: 'dispute', ...(status !== 'open' && { outcome: status }) }, reportedBy)
}

interface Taken {
  readonly id: string
  readonly intentId: string | null
  readonly amount: number
  readonly createdAt: string
  readonly reason: 'refund' | 'dispute'
  readonly outcome?: 'won' | 'lost'
}

async function settleTaking(
  services: SettlingServices,
  { id, intentId, amount, createdAt, reason, outcome }: Taken,
  reportedBy: ReportedBy,
): Promise<boolean> {
  const paymentId = await settledPaymentOf(services, intentId, reportedBy)
  if (paymentId === undefined) return false
  const written = await services.commands.handle(
    recordTaking,
    { paymentId, id, reason, amount, takenAt: createdAt, ...(outcome && { outcome }) },
    reportOn(paymentId),
  )
  if (!written.accepted) return false
  const { state, events } = written
  for (const { type } of events) {
    if (type === 'PaymentDisputed') services.alarms.raise('disputed', { disputeId: id, paymentId, intentId, amount })
    const tooMuch = takenFrom(state) - (state.agreed?.price.gross ?? 0)
    if (type === 'DisputeClosed' && outcome === 'lost' && tooMuch > 0)
      services.alarms.raise('taken_twice', { disputeId: id, paymentId, intentId, amount: tooMuch })
  }
  return events.length > 0
}

async function settleFailure(services: SettlingServices, { id, intentId, amount }: Refund, reportedBy: ReportedBy): Promise<boolean> {
  const paymentId = await settledPaymentOf(services, intentId, reportedBy)
  if (paymentId === undefined) return false
  const written = await services.commands.handle(recordRefundFailure, { paymentId, refundId: id, amount }, reportOn(paymentId))
  const isNews = written.accepted && written.events.length > 0
  if (isNews) services.alarms.raise('refund_failed', { refundId: id, paymentId, intentId, amount })
  return isNews
}

/** The payment itself comes first: its own webhook may be later or lost. */
async function settledPaymentOf(
  services: SettlingServices,
  intentId: string | null,
  reportedBy: ReportedBy,
): Promise<PaymentId | undefined> {
  return intentId === null ? undefined : (await settlePayment(services, intentId, reportedBy)).paymentId
}

/** Of several concurrent reports only one writes and raises the alarm. */
function reportOn(paymentId: PaymentId) {
  return { commandId: randomUUID() as CommandId, actor: 'system:payments', correlationId: paymentId }
}
