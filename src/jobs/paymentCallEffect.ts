import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { PaymentFailure } from '../integrations/payments/paymentFailure.ts'
import { SendFailure } from '../integrations/sendFailure.ts'
import type { EffectKind } from './effectKind.ts'

export interface PaymentCallServices {
  readonly carryOutPaymentCall: (call: EffectPayload<'paymentCall'>) => Promise<void>
}

/** Calls the payment service. A subscription that should have ended goes on charging, so it is tried for days. */
export function paymentCallEffect({ carryOutPaymentCall }: PaymentCallServices): EffectKind<EffectPayload<'paymentCall'>> {
  return {
    payload: effectPayloads.paymentCall,
    async handle({ payload }) {
      try {
        await carryOutPaymentCall(payload)
      } catch (error) {
        throw error instanceof PaymentFailure ? new SendFailure(error.code, { final: error.isFinal }) : error
      }
      return {}
    },
  }
}
