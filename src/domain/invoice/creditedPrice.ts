import type { Price } from '../payment/price.ts'

/**
 * The part of a price that one of several reversals takes back: net and tax of the total up to it, less those of the total before it. So
 * reversals that add up to the price take back exactly its net amount and its tax. Rule INV-6.
 */
export function creditedPrice(price: Price, before: number, gross: number): Price {
  const net = netOf(price, before + gross) - netOf(price, before)
  return { ...price, net, vat: gross - net, gross }
}

/** Rounded to whole cents, half a cent up. */
function netOf({ vatPercent }: Price, gross: number): number {
  return Math.round((gross * 100) / (100 + vatPercent))
}
