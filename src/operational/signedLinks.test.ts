import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createSignedLinks, type SignedLinks } from './signedLinks.ts'

const start = new Date('2027-03-01T10:00:00Z')
const personId = randomUUID()
const link = { purpose: 'confirm-email', personId, about: 'anna@example.com', expiresAt: new Date('2027-03-01T11:00:00Z') } as const
let time: Date
let links: SignedLinks
beforeEach(() => {
  time = start
  links = createSignedLinks({ tokenKey: randomBytes(32), now: () => time })
})
const about = (value: string | undefined) => async () => value

test('a link opens for the person and the purpose it was made for, while its subject is unchanged', async () => {
  const token = links.sign(link)
  expect(await links.open('confirm-email', token, about(link.about))).toEqual({ state: 'good', personId })
  expect(await links.open('new-password', token, about(link.about))).toEqual({ state: 'invalid' })
  expect(await links.open('confirm-email', token, about('anna@example.org'))).toEqual({ state: 'invalid' })
  expect(await links.open('confirm-email', token, about(undefined))).toEqual({ state: 'invalid' })
})

test('an expired link says so, and only when it was a valid one', async () => {
  const token = links.sign(link)
  time = link.expiresAt
  expect(await links.open('confirm-email', token, about(link.about))).toEqual({ state: 'expired', personId })
  expect(await links.open('confirm-email', token, about('anna@example.org'))).toEqual({ state: 'invalid' })
})

test('a link that was changed or made by another key is invalid', async () => {
  const token = links.sign(link)
  const [, expiry = '', signature = ''] = token.split('.')
  const later = (Number.parseInt(expiry, 36) + 1).toString(36)
  const others = createSignedLinks({ tokenKey: randomBytes(32), now: () => time })
  for (const changed of [
    `${randomUUID()}.${expiry}.${signature}`,
    `${personId}.${later}.${signature}`,
    `${token}0`,
    others.sign(link),
    '',
    'x.y.z',
  ])
    expect(await links.open('confirm-email', changed, about(link.about))).toEqual({ state: 'invalid' })
})

test('what a link is about cannot be read from it', () => {
  expect(links.sign(link)).not.toContain('anna')
})
