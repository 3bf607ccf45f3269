import type { CommandHandler } from '../../commands/handleCommand.ts'
import type { PaymentId } from '../../domain/ids.ts'
import { payment, paymentStream } from '../../domain/payment/payment.ts'
import { PaymentFailure } from '../../integrations/payments/paymentFailure.ts'
import type { Payments } from '../../integrations/payments/payments.ts'
import type { PaymentAlarms } from './paymentAlarms.ts'

interface GivingBack {
  readonly payments: Pick<Payments, 'refunds'>
  readonly commands: CommandHandler
  readonly alarms: PaymentAlarms
}

/** Refunds a whole payment. Stripe refunds none that a bank disputes: the operator decides once the dispute is over. */
export async function giveBack(services: GivingBack, paymentId: PaymentId, { key }: { readonly key: string }): Promise<void> {
  const { payments, commands, alarms } = services
  const { intent, status } = (await commands.load(payment, paymentStream(paymentId))).state
  if (!intent || status !== 'succeeded') return
  try {
    await payments.refunds.create({ intentId: intent.id, key })
  } catch (error) {
    if (!(error instanceof PaymentFailure) || !error.isFinal) throw error
    alarms.raise('not_refunded', { intentId: intent.id, paymentId })
  }
}
