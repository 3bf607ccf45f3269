import { expect, it } from 'vitest'
import { completeNumber } from './completeNumber.ts'
import { phoneInCountry } from './phoneInCountry.ts'

it.each([
  ['0612345678', '33', '+33 612345678'],
  ['6', '33', '+33 6'],
  ['0033612345678', '33', '+33612345678'],
  ['+33 0', '33', '+33 '],
  ['+33 (0)6 12', '33', '+33 6 12'],
  ['+33 6 12', '33', '+33 6 12'],
  ['07911 123456', '44', '+44 7911 123456'],
  ['+49 151', '33', '+49 151'],
  // Italian numbers keep their 0.
  ['06 698', '39', '+39 06 698'],
  ['0+33 ', '33', '+33 '],
  ['6+33 ', '33', '+33 6'],
  ['', '33', ''],
  ['+', '33', '+'],
])('%j typed where +%s is picked is %j', (text, dialCode, number) => {
  expect(completeNumber(text, dialCode)).toBe(number)
})

it.each([
  ['+33 6 12 34 56 78', 'fr', '+33612345678'],
  ['+33 06 12 34 56 78', 'fr', '+33612345678'],
  ['+33 6 12 34 56', 'fr', undefined],
  ['+33 ', 'fr', undefined],
  ['+44 7911 123456', 'fr', undefined],
  ['+44 7911 123456', 'gb', '+447911123456'],
  ['+39 06 6988 1234', 'it', '+390669881234'],
])('%j in %s is %j', (text, country, number) => {
  expect(phoneInCountry(text, country)).toBe(number)
})
