import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { providerId } from '../../tests/setup/sampleEvents.ts'
import { reviewId } from '../../tests/setup/sampleReviewEvents.ts'
import { createReviewLinks } from './reviewLinks.ts'

const links = createReviewLinks(randomBytes(32))

test('a link opens the form of its provider, and is valid for one number', () => {
  const opened = links.open(links.token(providerId(), 2))
  expect(opened?.providerId).toBe(providerId())
  expect([1, 2, 3].map((number) => opened?.isNumber(number))).toEqual([false, true, false])
})

test('one cannot be forged from an id, from another link or with another key', () => {
  const token = links.token(providerId(), 1)
  const mine = links.ownToken(reviewId())
  const changed = (text: string) => `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`
  expect(links.open(changed(token))?.isNumber(1)).toBe(false)
  expect(links.open(createReviewLinks(randomBytes(32)).token(providerId(), 1))?.isNumber(1)).toBe(false)
  expect(links.openOwn(mine)).toBe(reviewId())
  for (const other of [changed(mine), token, createReviewLinks(randomBytes(32)).ownToken(reviewId()), '', 'x', `${mine}A`]) {
    expect(links.openOwn(other)).toBeUndefined()
  }
  for (const other of ['', 'x', `${token}A`]) expect(links.open(other)).toBeUndefined()
})
