import { expect, test } from 'vitest'
import { CoupleEmail, Email, normalEmail } from './email.ts'

test.each([
  ['camille@example.fr', true],
  ['c.m+noces@sub.example.info', true],
  ['camille@example.photography', false],
  ['camille@example.f', false],
  ['camille@example.12', false],
  ['camille@example', false],
  ['@example.fr', false],
  ['camille example@x.fr', false],
  ['a@b@c.fr', false],
  ['camille@example.fr\r\nBcc: all@example.fr', false],
  ['cam\u0000ille@example.fr', false],
  ['cam\u202eille@example.fr', false],
  ['\ud800@example.fr', false],
  ['andré@exämple.fr', true],
  ['c[1]@example.fr', false],
  [`${'a'.repeat(250)}@b.fr`, false],
  ['', false],
])('couples: %j is an address: %s', (email, valid) => {
  expect(CoupleEmail.safeParse(email).success).toBe(valid)
})

test('providers may have any top-level domain', () => {
  expect(Email.safeParse('studio@lumiere.photography').success).toBe(true)
  expect(Email.safeParse('studio@lumiere').success).toBe(false)
})

test('spellings of one address are equal', () => {
  expect(normalEmail(' Andre\u0301@Example.FR ')).toBe(normalEmail('andr\u00e9@example.fr'))
})
