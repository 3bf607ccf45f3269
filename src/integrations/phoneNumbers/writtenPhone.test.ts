import { expect, test } from 'vitest'
import { writtenPhone } from './writtenPhone.ts'

test.each([
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+442079460958', '+44 20 7946 0958'],
  ['no number', 'no number'],
])('%s is written %s', (phone, written) => {
  expect(writtenPhone(phone)).toBe(written)
})
