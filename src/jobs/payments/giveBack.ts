import type { CommandHandler } from '../../commands/handleCommand.ts'
import type { PaymentId } from '../../domain/ids.ts'
import { payment, paymentStream } from '../../domain/payment/payment.ts'
import { PaymentFailure } from '../../integrations/payments/paymentFailure.ts'
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
