import { expect, test } from 'vitest'
import { type Country, countries } from './locale.ts'
import { parseVatNumber } from './vatNumber.ts'

const right: readonly (readonly [Country, string, string])[] = [
  ['FR', 'FR 40 303 265 045', 'FR40303265045'],
  ['FR', '83404833048', 'FR83404833048'],
  ['FR', 'FRK7 399 859 412', 'FRK7399859412'],
  ['BE', 'BE 0403.170.701', 'BE0403170701'],
  ['DE', 'de 136 695 976', 'DE136695976'],
  ['IT', 'IT 00743110157', 'IT00743110157'],
  ['ES', 'ES A-58818501', 'ESA58818501'],
  ['PT', '501 964 843', 'PT501964843'],
  ['GB', 'GB 980 7806 84', 'GB980780684'],
]

test.each(right)('a VAT number of %s is read as written: %s', (country, written, stored) => {
  expect(parseVatNumber(country, written)).toBe(stored)
})

test.each([
  ['FR', 'FR41303265045'],
  ['FR', 'FR40303265046'],
  ['FR', 'FRO7399859412'],
  ['FR', '73282932000074'],
  ['BE', 'BE0403170702'],
  ['DE', 'DE136695977'],
  ['DE', 'HRB86891'],
  ['IT', 'IT00743110158'],
  ['ES', 'ESA58818502'],
  ['PT', 'PT501964842'],
  ['GB', 'GB980780685'],
  ['GB', 'GB1234567'],
] as const)('of %s it is refused where its digits do not add up or its form is another: %s', (country, written) => {
  expect(parseVatNumber(country, written)).toBeUndefined()
})

test('it is that of its own country alone, and none when nothing was typed', () => {
  for (const [country, , stored] of right)
    for (const other of countries) if (other !== country) expect(parseVatNumber(other, stored)).toBeUndefined()
  for (const country of countries) expect(parseVatNumber(country, ' ')).toBeUndefined()
})
