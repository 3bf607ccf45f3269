import type { Price } from './price.ts'

/** Another amount before tax, taxed as an agreed price was. */
export function withNet(net: number, agreed: Price): Price {
  const vat = Math.floor((net * agreed.vatPercent + 50) / 100)
  return { ...agreed, net, vat, gross: net + vat }
}

/** What was charged in all, e.g. for the rest of a period, taxed as an agreed price was. */
export function withGross(gross: number, agreed: Price): Price {
  const net = Math.round((gross * 100) / (100 + agreed.vatPercent))
  return { ...agreed, net, vat: gross - net, gross }
}
