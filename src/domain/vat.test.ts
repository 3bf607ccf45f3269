import { describe, expect, test } from 'vitest'
import { countries } from './locale.ts'
import { priceOf, SellerCountry, type VatCase, vatOf } from './vat.ts'

const sold = (over: Partial<VatCase> = {}): VatCase => ({ seller: 'FR', customer: 'FR', vatNumber: null, ...over })

describe('VAT', () => {
  test.each([
    ['FR', 'FR40303265045', 20, 'domestic'],
    ['FR', null, 20, 'domestic'],
    ['BE', null, 21, 'destination'],
    ['DE', null, 19, 'destination'],
    ['IT', null, 22, 'destination'],
    ['ES', null, 21, 'destination'],
    ['PT', null, 23, 'destination'],
    ['BE', 'BE0403170701', 0, 'reverse_charge'],
    ['DE', 'DE136695976', 0, 'reverse_charge'],
    ['IT', 'IT00743110157', 0, 'reverse_charge'],
    ['ES', 'ESA58818501', 0, 'reverse_charge'],
    ['PT', 'PT501964843', 0, 'reverse_charge'],
    ['GB', null, 0, 'outside'],
    ['GB', 'GB980780684', 0, 'outside'],
  ] as const)('from France to %s with the VAT number %s: %i %%, %s', (customer, vatNumber, vatPercent, treatment) => {
    expect(vatOf(sold({ customer, vatNumber }))).toEqual({ vatPercent, treatment })
  })

  test('of a seller in each country of the EU is domestic there alone', () => {
    for (const seller of SellerCountry.options)
      expect(countries.filter((customer) => vatOf(sold({ seller, customer })).treatment === 'domestic')).toEqual([seller])
  })
})

describe('a price', () => {
  test('adds the tax to the net amount', () => {
    const price = { net: 22500, vat: 4500, gross: 27000, currency: 'EUR', vatPercent: 20, treatment: 'domestic', country: 'FR' }
    expect(priceOf(22500, sold())).toEqual(price)
    const untaxed = { net: 5000, vat: 0, gross: 5000, currency: 'EUR', vatPercent: 0, treatment: 'outside', country: 'GB' }
    expect(priceOf(5000, sold({ customer: 'GB' }))).toEqual(untaxed)
  })

  test.each([
    [4902, 'DE', 931],
    [4950, 'DE', 941],
    [4953, 'DE', 941],
    [50, 'BE', 11],
    [150, 'PT', 35],
    [1, 'FR', 0],
  ] as const)('of %i cents in %s is rounded half up: %i cents of VAT', (net, customer, vat) => {
    expect(priceOf(net, sold({ customer }))).toMatchObject({ vat, gross: net + vat })
  })
})
