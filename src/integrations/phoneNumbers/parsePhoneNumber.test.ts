import { describe, expect, it } from 'vitest'
import { Phone } from '../../domain/phone.ts'
import { parsePhoneNumber } from './parsePhoneNumber.ts'

describe('parsePhoneNumber', () => {
  it.each([
    ['+33612345678', undefined, '+33612345678'],
    ['+33 6 12 34 56 78', undefined, '+33612345678'],
    ['+33 (0)6 12 34 56 78', undefined, '+33612345678'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['0475 12 34 56', 'BE', '+32475123456'],
    ['07911 123456', 'GB', '+447911123456'],
    ['333 123 4567', 'IT', '+393331234567'],
    ['+32475123456', 'FR', '+32475123456'],
  ] as const)('reads %j in %s as %s', (text, country, number) => {
    const parsed = parsePhoneNumber(text, country)
    expect(parsed).toBe(number)
    expect(Phone.safeParse(parsed).success).toBe(true)
  })

  it.each([
    ['', 'FR'],
    ['0612345678', undefined],
    ['+3361234567', 'FR'],
    ['+336123456789', 'FR'],
    ['+33899701234', 'FR'],
    ['+33800123456', 'FR'],
    ['+999612345678', 'FR'],
    ['call +33612345678', 'FR'],
    ['+33612345678;ext=5', undefined],
    ['<script>', 'FR'],
  ] as const)('refuses %j in %s', (text, country) => {
    expect(parsePhoneNumber(text, country)).toBeUndefined()
  })
})
