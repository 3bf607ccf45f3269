import type { CommandHandler } from '../../commands/handleCommand.ts'
import type { PaymentId } from '../../domain/ids.ts'
import { payment, paymentStream } from '../../domain/payment/payment.ts'
import type { ReportedBy } from '../../domain/payment/paymentEvents.ts'
import { PaymentFailure } from '../../integrations/payments/paymentFailure.ts'
import type { Refund } from '../../integrations/payments/paymentObjects.ts'
import type { Payments } from '../../integrations/payments/payments.ts'
import type { PaymentAlarms } from './paymentAlarms.ts'

interface GivingBack {
  readonly payments: { readonly refunds: Pick<Payments['refunds'], 'create'> }
  readonly commands: CommandHandler
  readonly alarms: PaymentAlarms
}

/** Refunds a whole payment that is known to have succeeded. */
export async function giveBack(services: GivingBack, paymentId: PaymentId, { key }: { readonly key: string }): Promise<void> {
  const { intent, status } = (await services.commands.load(payment, paymentStream(paymentId))).state
  if (intent && status === 'succeeded') await giveBackAll(services, { paymentId, intentId: intent.id, key })
}

/** Stripe refunds nothing that a bank disputes: the operator decides once the dispute is over. */
export async function giveBackAll(
  { payments, alarms }: Omit<GivingBack, 'commands'>,
  { paymentId, intentId, key }: { readonly paymentId: PaymentId; readonly intentId: string; readonly key: string },
): Promise<void> {
  try {
    await payments.refunds.create({ intentId, key })
  } catch (error) {
    if (!(error instanceof PaymentFailure) || !error.isFinal) throw error
    alarms.raise('not_refunded', { intentId, paymentId })
  }
}

/** The bank sent it back, or it was canceled: it gave nothing back. */
export function hasFailed({ status }: Pick<Refund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled'
}

/** How long after the last refund that failed the next one is made. */
const repeatedDays = 4

/**
 * The key of the refund that a payment that gives nothing still needs; undefined when there is one already. Where one failed, the next one
 * mostly fails as well, and its report would lead to another: the nightly reconciliation alone tries again. It repeats none that failed long
 * after it was made: the operator was alarmed, and may have paid in another way.
 */
export function keyOfMissingRefund(
  refunds: readonly Pick<Refund, 'status' | 'createdAt'>[],
  { key, reportedBy, now }: { readonly key: string; readonly reportedBy: ReportedBy; readonly now: Date },
): string | undefined {
  if (refunds.length === 0) return key
  const oldest = now.getTime() - repeatedDays * 86_400_000
  const isRecent = refunds.some(({ createdAt }) => Date.parse(createdAt) >= oldest)
  return reportedBy === 'reconciliation' && isRecent && refunds.every(hasFailed) ? `${key} after ${refunds.length}` : undefined
}
