import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { PaymentFailure } from '../integrations/payments/paymentFailure.ts'
import { SendFailure } from '../integrations/sendFailure.ts'
import type { StripeEvent } from '../operational/stripeEvents.ts'
import type { EffectKind } from './effectKind.ts'

/**
 * Asks the payment service what became of an object, and records it. Notices come late, repeatedly and in any order, so it never trusts what
 * one says; called twice it does no harm.
 */
export type PaymentSettler = (objectId: string, notice: Pick<StripeEvent, 'id' | 'type'>) => Promise<void>

/** Kind of object (`payment_intent`, `refund` …) → who settles it. */
export type PaymentSettlers = Readonly<Record<string, PaymentSettler>>

export interface PaymentNoticeServices {
  readonly findStripeEvent: (id: string) => Promise<StripeEvent | undefined>
  readonly endStripeEvent: (id: string, state: 'settled' | 'ignored') => Promise<void>
  readonly paymentSettlers: PaymentSettlers
}

/** Hands on what a webhook told. After a day of failures it is a dead letter; the nightly reconciliation does not need it. */
export function paymentNoticeEffect({
  findStripeEvent,
  endStripeEvent,
  paymentSettlers,
}: PaymentNoticeServices): EffectKind<EffectPayload<'paymentNotice'>> {
  return {
    payload: effectPayloads.paymentNotice,
    attempts: 30,
    async handle({ payload: { eventId } }) {
      const event = await findStripeEvent(eventId)
      if (!event) return 'expired'
      const settle = paymentSettlers[event.objectKind]
      if (settle) await settle(event.objectId, event).catch(asSendFailure)
      await endStripeEvent(eventId, settle ? 'settled' : 'ignored')
      return {}
    },
  }
}

function asSendFailure(error: unknown): never {
  throw error instanceof PaymentFailure ? new SendFailure(error.code, { final: error.isFinal }) : error
}
