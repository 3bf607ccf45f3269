import { deriveId } from '../../commands/deriveId.ts'
import type { CommandId } from '../../domain/ids.ts'
import { payment, paymentStream } from '../../domain/payment/payment.ts'
import type { ReportedBy } from '../../domain/payment/paymentEvents.ts'
import { recordTaking } from '../../domain/payment/recordTaking.ts'
import type { Dispute, Refund } from '../../integrations/payments/paymentObjects.ts'
import { type SettlingServices, settlePayment } from './settlePayment.ts'

/**
 * Records a refund that Stripe carried out. One that is pending or failed gives nothing back. Rule PAY-6.
 * @returns whether it was news
 */
export async function settleRefund(services: SettlingServices, refund: Refund, reportedBy: ReportedBy): Promise<boolean> {
  if (refund.status !== 'succeeded') return false
  return settleTaking(services, { ...refund, reason: 'refund' }, reportedBy)
}

/**
 * Records a dispute, or how it ended. An inquiry takes no money. Rule PAY-6.
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
  if (intentId === null) return false
  // The payment itself comes first: its own webhook may be later or lost.
  const { paymentId } = await settlePayment(services, intentId, reportedBy)
  if (paymentId === undefined) return false
  const { state } = await services.commands.load(payment, paymentStream(paymentId))
  const isKnown = outcome ? state.settledDisputes.has(id) : state.takings.has(id) || state.settledDisputes.has(id)
  const written = await services.commands.handle(
    recordTaking,
    { paymentId, id, reason, amount, takenAt: createdAt, ...(outcome && { outcome }) },
    { commandId: deriveId('settleTaking', id, outcome ?? '') as CommandId, actor: 'system:payments', correlationId: paymentId },
  )
  return written.accepted && written.events.length > 0 && !isKnown
}
