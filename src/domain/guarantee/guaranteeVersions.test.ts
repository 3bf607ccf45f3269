import { expect, test } from 'vitest'
import { endOfWindow, guaranteeOf } from './guaranteeVersions.ts'

test('version 1 applies to every unlock, with the documented promises', () => {
  const version1 = { version: 1, unreachable: { days: 14, refusedMessages: 2 }, withdrawn: { days: 14 } }
  expect(guaranteeOf('2025-01-01T00:00:00.000Z')).toMatchObject(version1)
  expect(guaranteeOf('2026-11-20T10:00:00.000Z')).toMatchObject(version1)
})

test('a window ends at the exact instant, days after the unlock', () => {
  expect(endOfWindow('2026-11-20T10:00:00.000Z', 14)).toBe('2026-12-04T10:00:00.000Z')
})
