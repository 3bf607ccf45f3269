import { z } from 'zod'
import { paymentFailureCodes } from '../../../domain/payment/paymentCodes.ts'
import { Price } from '../../../domain/payment/price.ts'

/** What a browser needs to take a card. */
export const PaymentSetup = z.object({
  kind: z.enum(['sandbox', 'stripe']),
  publishableKey: z.string(),
  /** Where the sandbox takes cards; null beside Stripe. */
  sandboxUrl: z.url().nullable(),
})

export const CreditPackName = z.enum(['one', 'five', 'ten', 'twentyFive'])

/** Packs as this provider pays them. `price` is null while its company is not described: VAT depends on it. */
export const CreditPacks = z.object({
  packs: z.array(
    z.object({
      pack: CreditPackName,
      credits: z.int().positive(),
      net: z.int().nonnegative(),
      /** Net cents of one credit. */
      unitNet: z.int().nonnegative(),
      price: Price.nullable(),
    }),
  ),
})

export const PurchaseBody = z.strictObject({ pack: CreditPackName })

/** A payment that a card can be charged for, with Stripe's secret of it. */
export const StartedPayment = z.object({ paymentId: z.uuid(), intentId: z.string(), clientSecret: z.string(), price: Price })

export const PaymentParams = z.object({ id: z.uuid() })

/** Where a payment stands at Stripe; `failed`: another card may be tried. */
export const SettledPayment = z.object({
  id: z.uuid(),
  status: z.enum([
    'requires_card',
    'failed',
    'requires_action',
    'processing',
    'amount_capturable_updated',
    'canceled',
    'succeeded',
    'unknown_status',
  ]),
  failure: z.object({ code: z.enum(paymentFailureCodes), declineCode: z.string().nullable() }).nullable(),
})
