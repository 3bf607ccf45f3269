import { z } from 'zod'
import { paymentFailureCodes } from '../../../domain/payment/paymentCodes.ts'
import { PaymentPurpose } from '../../../domain/payment/paymentPurpose.ts'
import { Price } from '../../../domain/payment/price.ts'
import { listQuery, oneOrMore } from './listQuery.ts'

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

const PaymentStatus = z.enum(['open', 'failed', 'canceled', 'succeeded'])

/** A payment of the past; amounts are gross cents. `uncovered` counts credits that were spent before their money went back. */
export const Payment = z.object({
  id: z.uuid(),
  date: z.iso.datetime(),
  purpose: PaymentPurpose,
  price: Price,
  status: PaymentStatus,
  failure: z.object({ code: z.string(), declineCode: z.string().nullable() }).nullable(),
  paidAt: z.iso.datetime().nullable(),
  refunded: z.int().nonnegative(),
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  uncovered: z.int().nonnegative(),
})

export const PaymentsQuery = listQuery(
  ['date'],
  z.strictObject({ id: oneOrMore(z.uuid()).optional(), status: oneOrMore(PaymentStatus).optional() }),
)
