import { expect, test } from 'vitest'
import { openReturns } from './openReturns.ts'

const unlockedAt = '2026-11-20T10:00:00.000Z'
const until = '2026-12-04T10:00:00.000Z'

test('after an unlock its credit can be returned by three rules, each with its time', () => {
  expect(openReturns(unlockedAt, { isOver: false })).toEqual([
    { rule: 'withdrawn', until },
    { rule: 'unreachable', until },
    { rule: 'settled-first', until: null },
  ])
})

test('after a withdrawal or closure only the rule for unreachable couples remains', () => {
  expect(openReturns(unlockedAt, { isOver: true })).toEqual([{ rule: 'unreachable', until }])
})
