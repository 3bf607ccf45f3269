import { expect, test } from 'vitest'
import { priceOf } from '../vat.ts'
import { withGross, withNet } from './similarPrice.ts'

const month = priceOf(4_900, { seller: 'FR', customer: 'BE', vatNumber: null })
const year = priceOf(49_000, { seller: 'FR', customer: 'BE', vatNumber: null })

test('another amount is taxed as the agreed one, from the net and from what was charged', () => {
  expect(withNet(49_000, month)).toEqual(year)
  expect(withGross(year.gross, month)).toEqual(year)
  for (let gross = 1; gross < 3_000; gross += 7) {
    const { net, vat } = withGross(gross, month)
    expect(net + vat).toBe(gross)
    expect(Math.abs(vat - net * 0.21)).toBeLessThan(1)
  }
})
