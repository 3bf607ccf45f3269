import { z } from 'zod'
import { Country } from '../locale.ts'

/** How VAT applies: at home, at the rate of the buyer's country, owed by the buyer, or not at all. */
export const VatTreatment = z.enum(['domestic', 'destination', 'reverse_charge', 'outside'])
export type VatTreatment = z.infer<typeof VatTreatment>

/** What somebody pays, in cents; `vat` is `vatPercent` of `net`, and `gross` both together. */
export const Price = z.object({
  net: z.int().nonnegative(),
  vat: z.int().nonnegative(),
  gross: z.int().nonnegative(),
  currency: z.literal('EUR'),
  vatPercent: z.int().nonnegative(),
  treatment: VatTreatment,
  /** The buyer's. */
  country: Country,
})
export type Price = z.infer<typeof Price>
