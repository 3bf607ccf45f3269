import { expect, test } from 'vitest'
import {
  coupleId,
  creditReturned,
  providerId,
  requestId,
  requestRejected,
  requestUnlocked,
  requestWithdrawn,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { guaranteeOf } from '../guarantee/guaranteeVersions.ts'
import { defaultRules } from '../rules.ts'
import { recordWithdrawal } from './recordWithdrawal.ts'

const withdrawnAt = '2026-11-15T08:00:00.000Z'
const input = { providerId: providerId(), requestId: requestId(), coupleId: coupleId(), withdrawnAt }
const daysBefore = (days: number) => new Date(Date.parse(withdrawnAt) - days * 86_400_000).toISOString()
const guarantee = guaranteeOf(withdrawnAt).withdrawn.days
const returned = (over: { credits?: number } = {}) =>
  creditReturned({ rule: 'withdrawn', version: 1, returnedAt: presentTime.toISOString(), ...over })

test('the account learns of a withdrawal before any answer', () => {
  given(welcomeCreditGranted()).when(recordWithdrawal, input).thenEvents(requestWithdrawn())
})

test('a credit spent on it comes back within the guarantee', () => {
  const unlocked = requestUnlocked({ unlockedAt: daysBefore(3) })
  const decided = given(welcomeCreditGranted(), unlocked).when(recordWithdrawal, input)
  decided.thenEvents(requestWithdrawn(), returned())
  expect(decided.thenState().credits).toBe(1)
})

test('the guarantee holds to the end of its last day, and not longer', () => {
  const onTheDot = requestUnlocked({ unlockedAt: daysBefore(guarantee) })
  given(welcomeCreditGranted(), onTheDot).when(recordWithdrawal, input).thenEvents(requestWithdrawn(), returned())
  const tooLate = requestUnlocked({ unlockedAt: new Date(Date.parse(daysBefore(guarantee)) - 1).toISOString() })
  given(welcomeCreditGranted(), tooLate).when(recordWithdrawal, input).thenEvents(requestWithdrawn())
})

test('an unlock that won the race against the withdrawal gets its credit back', () => {
  const unlocked = requestUnlocked({ unlockedAt: '2026-11-15T08:00:00.250Z' })
  given(welcomeCreditGranted(), unlocked).when(recordWithdrawal, input).thenEvents(requestWithdrawn(), returned())
})

test('what comes back is what was paid, whatever an unlock costs today', () => {
  const unlocked = requestUnlocked({ unlockedAt: daysBefore(3), credits: 3 })
  const rules = { ...defaultRules, unlockCredits: 2 }
  const decided = given(welcomeCreditGranted({ credits: 4 }), unlocked).when(recordWithdrawal, input, { rules })
  decided.thenEvents(requestWithdrawn(), returned({ credits: 3 }))
  expect(decided.thenState().credits).toBe(4)
})

test('an unlock under Premium cost nothing and returns nothing', () => {
  given(requestUnlocked({ paidWith: 'premium', unlockedAt: daysBefore(1) }))
    .when(recordWithdrawal, input)
    .thenEvents(requestWithdrawn())
})

test('an unlocked request stays unlocked', () => {
  const decided = given(welcomeCreditGranted(), requestUnlocked()).when(recordWithdrawal, input)
  expect(decided.thenState().answers.get(requestId())).toMatchObject({ kind: 'unlocked', over: true })
})

test('a rejected request has no answer left to change', () => {
  given(requestRejected()).when(recordWithdrawal, input).thenNothing()
})

test('it is recorded once, and the credit returned once', () => {
  given(requestWithdrawn()).when(recordWithdrawal, input).thenNothing()
  given(welcomeCreditGranted(), requestUnlocked(), requestWithdrawn(), creditReturned()).when(recordWithdrawal, input).thenNothing()
})

test('a credit that came back by another rule does not come back again', () => {
  const unlocked = requestUnlocked({ unlockedAt: daysBefore(3) })
  const unreachable = creditReturned({ rule: 'unreachable', version: 1, returnedAt: daysBefore(1) })
  given(welcomeCreditGranted(), unlocked, unreachable).when(recordWithdrawal, input).thenEvents(requestWithdrawn())
})
