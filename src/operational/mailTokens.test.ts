import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMailTokens } from './mailTokens.ts'

const mail = 'e0000000-0000-5000-8000-000000000001'
const address = 'Zoe@example.test'
const tokens = createMailTokens({ claimKey: randomBytes(32) })

test('a token names a mail and where it went, in whatever case it comes back', () => {
  const token = tokens.sign(mail, address)
  expect(token).toMatch(/^[\da-f]{60}$/)
  for (const written of [token, token.toUpperCase()]) {
    const opened = tokens.open(written)
    expect(opened?.mail).toBe(mail)
    expect([opened?.wentTo('zoe@example.test'), opened?.wentTo('zoe@example.com')]).toEqual([true, false])
  }
})

test('a forged token names nothing', () => {
  const token = tokens.sign(mail, address)
  const forged = [
    '',
    token.slice(1),
    `${token}0`,
    createMailTokens({ claimKey: randomBytes(32) }).sign(mail, address),
    ...Array.from(token, (digit, index) => token.slice(0, index) + (digit === '0' ? '1' : '0') + token.slice(index + 1)),
  ]
  expect(forged.filter((each) => tokens.open(each) !== undefined)).toEqual([])
})
