import { z } from 'zod'
import { Country } from './locale.ts'

/**
 * How a sale is taxed. `domestic`: seller and customer sit in one country. `destination`: the customer sits in another one of the EU and has no
 * VAT number, so its country's rate holds. `reverse_charge`: it has one and owes the tax itself. `outside`: it sits outside the EU.
 */
export const VatTreatment = z.enum(['domestic', 'destination', 'reverse_charge', 'outside'])
export type VatTreatment = z.infer<typeof VatTreatment>

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

/** Integer euro cents; `vatPercent` is 20 for 20 %. */
export interface TaxedPrice {
  readonly net: number
  readonly vat: number
  readonly gross: number
  readonly currency: 'EUR'
  readonly vatPercent: number
  readonly treatment: VatTreatment
  /** The customer's. */
  readonly country: Country
}

/** Standard rates in percent; null: outside the EU. They are the law's, so no rule that the operator may override. */
const standardRates: Readonly<Record<Country, number | null>> = { FR: 20, BE: 21, DE: 19, IT: 22, ES: 21, PT: 23, GB: null }

/** Rule INV-1. */
export function vatOf({ seller, customer, vatNumber }: VatCase): Pick<TaxedPrice, 'vatPercent' | 'treatment'> {
  const rate = standardRates[customer]
  if (rate === null) return { vatPercent: 0, treatment: 'outside' }
  if (customer === seller) return { vatPercent: rate, treatment: 'domestic' }
  return vatNumber === null ? { vatPercent: rate, treatment: 'destination' } : { vatPercent: 0, treatment: 'reverse_charge' }
}

/** What one line of an invoice costs. The tax is rounded to whole cents, half a cent up. Rule INV-1. */
export function priceOf(net: number, vatCase: VatCase): TaxedPrice {
  const { vatPercent, treatment } = vatOf(vatCase)
  const vat = Math.floor((net * vatPercent + 50) / 100)
  return { net, vat, gross: net + vat, currency: 'EUR', vatPercent, treatment, country: vatCase.customer }
}
