import { describe, expect, test } from 'vitest'
import { parseCompanyNumber } from './companyNumber.ts'
import type { Country } from './locale.ts'

const right: readonly (readonly [Country, string, string])[] = [
  ['FR', '732 829 320 00074', '73282932000074'],
  ['FR', '356 000 000 00048', '35600000000048'],
  ['FR', '35600000049837', '35600000049837'],
  ['BE', 'BE 0403.170.701', '0403170701'],
  ['GB', 'sc 095000', 'SC095000'],
  ['GB', '00445790', '00445790'],
  ['DE', 'HRB 86891', 'HRB86891'],
  ['DE', 'DE 136 695 976', 'DE136695976'],
  ['IT', 'IT 00743110157', '00743110157'],
  ['ES', 'A-58818501', 'A58818501'],
  ['ES', '12345678Z', '12345678Z'],
  ['ES', 'X1234567L', 'X1234567L'],
  ['PT', 'PT 501 964 843', '501964843'],
]
const wrong: readonly (readonly [Country, string])[] = [
  ['FR', '73282932000075'],
  ['FR', '7328293200007'],
  ['FR', '35600000049838'],
  ['FR', '00000000000000'],
  ['BE', '0403170702'],
  ['BE', '2403170701'],
  ['GB', '1234567'],
  ['GB', '00000000'],
  ['DE', 'DE136695977'],
  ['DE', 'HRC 86891'],
  ['IT', '00743110158'],
  ['ES', 'A58818502'],
  ['ES', '12345678A'],
  ['PT', '501964842'],
]

describe('a company number', () => {
  test.each(right)('of %s is read as written: %s', (country, written, stored) => {
    expect(parseCompanyNumber(country, written)).toBe(stored)
  })

  test.each(wrong)('of %s is refused when its digits or its format are wrong: %s', (country, written) => {
    expect(parseCompanyNumber(country, written)).toBeUndefined()
  })

  test('is only valid in its own country', () => {
    const others = (country: Country) => (['FR', 'BE', 'IT', 'PT'] as const).filter((other) => other !== country)
    const taken = right.flatMap(([country, written]) => others(country).map((other) => parseCompanyNumber(other, written)))
    expect(taken.filter((number) => number !== undefined)).toEqual([])
  })

  test('is undefined for empty input', () => {
    for (const country of ['FR', 'BE', 'GB', 'DE', 'IT', 'ES', 'PT'] as const) expect(parseCompanyNumber(country, ' ')).toBeUndefined()
  })
})
