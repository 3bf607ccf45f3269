import { expect, test } from 'vitest'
import { keyOfMissingRefund } from './giveBack.ts'

const now = new Date('2026-11-10T11:00:00Z')
const asked = { key: 'closed one', reportedBy: 'reconciliation', now } as const
const failed = (createdAt: string) => ({ status: 'failed', createdAt }) as const
const succeeded = { status: 'succeeded', createdAt: '2026-11-09T11:00:00Z' } as const

test('a payment that gives nothing is refunded once, and the reconciliation repeats what failed within days', () => {
  expect(keyOfMissingRefund([], { ...asked, reportedBy: 'webhook' })).toBe('closed one')
  expect(keyOfMissingRefund([failed('2026-11-07T11:00:00Z')], asked)).toBe('closed one after 1')
  expect(keyOfMissingRefund([failed('2026-11-09T11:00:00Z'), failed('2026-11-01T11:00:00Z')], asked)).toBe('closed one after 2')
})

test('no refund is made beside one that succeeded, on a webhook after one that failed, or long after the last one was made', () => {
  expect(keyOfMissingRefund([succeeded, failed('2026-11-09T11:00:00Z')], asked)).toBeUndefined()
  expect(keyOfMissingRefund([failed('2026-11-09T11:00:00Z')], { ...asked, reportedBy: 'webhook' })).toBeUndefined()
  expect(keyOfMissingRefund([failed('2026-11-05T11:00:00Z')], asked)).toBeUndefined()
})
