import { describe, expect, it } from 'vitest'
import { parsePostalCode } from './postalCode.ts'

describe('parsePostalCode', () => {
  it.each([
    ['FR', '69003', '69003'],
    ['FR', ' 69 003 ', '69003'],
    ['DE', '01067', '01067'],
    ['IT', '00184', '00184'],
    ['ES', '08001', '08001'],
    ['BE', '1000', '1000'],
    ['PT', '1100-148', '1100-148'],
    ['PT', '1100148', '1100-148'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['GB', 'EC1', 'EC1'],
  ] as const)('%s writes %j as %s', (country, text, written) => {
    expect(parsePostalCode(country, text)).toBe(written)
  })

  it.each([
    ['FR', '6900'],
    ['FR', '690033'],
    ['FR', '6900a'],
    ['BE', '0999'],
    ['BE', '10000'],
    ['PT', '1100-14'],
    ['GB', '12345'],
    ['DE', ''],
  ] as const)('%s has no code %j', (country, text) => {
    expect(parsePostalCode(country, text)).toBeUndefined()
  })
})
