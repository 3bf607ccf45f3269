import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'

/** What an operator has to look at, and how the log says it. */
const alarms = {
  wrong_amount: 'a payment differs from what was agreed: nothing was credited',
  wrong_currency: 'a payment differs from what was agreed: nothing was credited',
  wrong_customer: 'a payment differs from what was agreed: nothing was credited',
  wrong_account: 'a payment differs from what was agreed: nothing was credited',
  unknown_payment:
    'a payment is unknown here: it was started by another system on this account, is of a replaced subscription, or the log was lost',
  unknown_subscription: 'a subscription is paid that is not known here, or was replaced',
  reported_by_nobody: 'a payment was reported by nobody: the reconciliation found it',
  not_compared: 'a payment could not be compared',
  paid_after_closing: 'a pack or a subscription was paid when its account was closed: its payment is refunded, and a subscription ended',
  paid_after_ending: 'a subscription was paid after it had ended: its payment is refunded',
  not_refunded: 'a payment is to be given back, and Stripe refused to refund it: it is disputed, or was refunded before',
  disputed: 'the bank of a payer disputes a payment: answer at Stripe before the bank’s deadline',
  refund_failed: 'a refund failed, and its money is back: give it back again, or in another way',
  taken_twice: 'a dispute about a payment was lost that was refunded before: more went back than was paid',
} as const
export type PaymentAlarm = keyof typeof alarms

export interface PaymentAlarms {
  raise(reason: PaymentAlarm, about: Readonly<Record<string, unknown>>): void
}

/** An error in the log for each alarm, and a counter by reason; command lines, which nobody scrapes, have no registry. */
export function createPaymentAlarms(log: Pick<Logger, 'error'>, registry?: Registry): PaymentAlarms {
  const counter =
    registry &&
    new Counter({
      name: 'payment_alarms_total',
      help: 'Payments that an operator has to look at, by reason; alarm at any increase',
      labelNames: ['reason'],
      registers: [registry],
    })
  // From zero, so that the first one is an increase.
  for (const reason of Object.keys(alarms)) counter?.inc({ reason }, 0)
  return {
    raise(reason, about) {
      counter?.inc({ reason })
      log.error({ ...about, reason }, alarms[reason])
    },
  }
}
