import { expect, test } from 'vitest'
import { bounceOfReply, bounceOfStatus } from './bounceOf.ts'

test.each([
  ['5.1.1', 'hard'],
  ['5.1.10', 'hard'],
  ['5.2.1', 'hard'],
  ['5.4.4', 'hard'],
  ['5.0.0', 'hard'],
  ['5.2.2', 'soft'],
  ['5.7.1', 'soft'],
  ['4.4.7', 'soft'],
  ['', 'soft'],
] as const)('status %j is %s', (status, bounce) => {
  expect(bounceOfStatus(status)).toBe(bounce)
})

test.each([
  [550, '550 No such user', 'hard'],
  [550, '550-5.7.1 Blocked by a list', 'soft'],
  [554, '554 5.1.1 Unknown', 'hard'],
  [554, '554 Transaction failed', 'soft'],
  [552, '552 Mailbox full', 'soft'],
] as const)('reply %d with %j is %s', (code, words, bounce) => {
  expect(bounceOfReply(code, words)).toBe(bounce)
})
