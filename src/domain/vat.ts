import type { z } from 'zod'
import { Country } from './locale.ts'
import type { Price } from './payment/price.ts'

/** The operator sells from a country of the EU. */
export const SellerCountry = Country.exclude(['GB'])
export type SellerCountry = z.infer<typeof SellerCountry>

/** Who sells to whom, as far as VAT depends on it. */
export interface VatCase {
  readonly seller: SellerCountry
  readonly customer: Country
  /** One in the form of the customer's country; null: none. */
  readonly vatNumber: string | null
}

/** Standard rates in percent; null: outside the EU. They are the law's, so no rule that the operator may override. */
const standardRates: Readonly<Record<Country, number | null>> = { FR: 20, BE: 21, DE: 19, IT: 22, ES: 21, PT: 23, GB: null }

/**
 * How VAT applies: the own rate at home, the customer's rate elsewhere in the EU, none where the customer owes it (it has a VAT number there) or
 * sits outside the EU. Rule INV-1.
 */
export function vatOf({ seller, customer, vatNumber }: VatCase): Pick<Price, 'vatPercent' | 'treatment'> {
  const rate = standardRates[customer]
  if (rate === null) return { vatPercent: 0, treatment: 'outside' }
  if (customer === seller) return { vatPercent: rate, treatment: 'domestic' }
  return vatNumber === null ? { vatPercent: rate, treatment: 'destination' } : { vatPercent: 0, treatment: 'reverse_charge' }
}

/** What one line of an invoice costs. The tax is rounded to whole cents, half a cent up. Rule INV-1. */
export function priceOf(net: number, vatCase: VatCase): Price {
  const { vatPercent, treatment } = vatOf(vatCase)
  const vat = Math.floor((net * vatPercent + 50) / 100)
  return { net, vat, gross: net + vat, currency: 'EUR', vatPercent, treatment, country: vatCase.customer }
}
