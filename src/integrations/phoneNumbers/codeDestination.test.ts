import { expect, test } from 'vitest'
import { codeCountries } from '../../domain/codeCountries.ts'
import { Phone } from '../../domain/phone.ts'
import { codeDestination } from './codeDestination.ts'

const destination = (phone: string, countries = codeCountries) => codeDestination(Phone.parse(phone), countries)

test.each([
  ['FR', '+33612345678'],
  ['BE', '+32475123456'],
  ['GB', '+447400123456'],
  ['GG', '+447911123456'],
  ['DE', '+4915112345678'],
  ['IT', '+393331234567'],
  ['ES', '+34612345678'],
  ['PT', '+351912345678'],
  ['IS', '+3546112345'],
  ['LI', '+423660123456'],
  ['CH', '+41781234567'],
  ['US', '+12025550143'],
  ['CA', '+15062345678'],
  ['AU', '+61412345678'],
])('a number of %s is served', (country, phone) => {
  expect(destination(phone)).toEqual({ country, served: true })
})

test.each([
  ['Inmarsat', '+870773111632'],
  ['Iridium', '+881612345678'],
  ['international networks', '+882341234567'],
  ['international networks', '+883510001234'],
  ['universal personal numbers', '+878101234567890'],
  ['GB personal numbers', '+447012345678'],
  ['GB pagers', '+447640123456'],
  ['GB universal access numbers', '+445512345678'],
  ['FR premium rate', '+33891123456'],
  ['FR shared cost', '+33820123456'],
  ['US premium rate', '+19002345678'],
  ['DE personal numbers', '+4970012345678'],
  ['Jamaica, beside the United States', '+18762101234'],
  ['the Vatican', '+390669812345'],
  ['Réunion, beside France', '+262692123456'],
  ['Cuba', '+5351234567'],
  ['Somalia', '+252612345678'],
  ['Latvia’s premium rate', '+37190123456'],
  ['India', '+918123456789'],
])('%s get no codes', (_kind, phone) => {
  expect(destination(phone).served).toBe(false)
})

test('the configuration names other countries', () => {
  expect(destination('+262692123456', ['RE'])).toEqual({ country: 'RE', served: true })
  expect(destination('+33612345678', ['RE'])).toEqual({ country: 'FR', served: false })
})
