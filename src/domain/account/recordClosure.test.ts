import { expect, test } from 'vitest'
import {
  coupleId,
  creditReturned,
  providerId,
  requestClosed,
  requestId,
  requestRejected,
  requestUnlocked,
  requestWithdrawn,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { recordClosure } from './recordClosure.ts'
import { recordWithdrawal } from './recordWithdrawal.ts'

const closedAt = '2026-11-15T08:00:00.000Z'
const ids = { providerId: providerId(), requestId: requestId(), coupleId: coupleId() }
const input = { ...ids, closedAt }
const returned = (over: { credits?: number } = {}) =>
  creditReturned({ rule: 'settled-first', version: 1, returnedAt: presentTime.toISOString(), ...over })
const unlockedAt = (time: string, paidWith: 'credit' | 'premium' = 'credit', credits?: number) =>
  requestUnlocked({ unlockedAt: time, paidWith, ...(credits === undefined ? {} : { credits }) })

test('the account learns of it before any answer', () => {
  given(welcomeCreditGranted()).when(recordClosure, input).thenEvents(requestClosed())
})

test('an unlock before the couple had found stands, and was worth its credit however late it came', () => {
  const decided = given(welcomeCreditGranted(), unlockedAt('2026-11-15T07:59:59.999Z')).when(recordClosure, input)
  decided.thenEvents(requestClosed())
  expect(decided.thenState()).toMatchObject({ credits: 0 })
  expect(decided.thenState().answers.get(requestId())).toMatchObject({ kind: 'unlocked', over: true })
})

test('an unlock that came between the couple’s word and its getting here gets its credit back', () => {
  const decided = given(welcomeCreditGranted(), unlockedAt(closedAt)).when(recordClosure, input)
  decided.thenEvents(requestClosed(), returned())
  expect(decided.thenState().credits).toBe(1)
})

test('what comes back is what was paid', () => {
  given(welcomeCreditGranted({ credits: 3 }), unlockedAt(closedAt, 'credit', 3))
    .when(recordClosure, input)
    .thenEvents(requestClosed(), returned({ credits: 3 }))
})

test('under Premium nothing was paid and nothing comes back', () => {
  given(unlockedAt(closedAt, 'premium')).when(recordClosure, input).thenEvents(requestClosed())
})

test('a rejected request has no answer left to change', () => {
  given(requestRejected()).when(recordClosure, input).thenNothing()
})

test('it is recorded once, and the credit returned once', () => {
  given(requestClosed()).when(recordClosure, input).thenNothing()
  given(requestWithdrawn()).when(recordClosure, input).thenNothing()
  given(welcomeCreditGranted(), unlockedAt(closedAt), requestClosed(), creditReturned()).when(recordClosure, input).thenNothing()
})

test('a withdrawal after it returns nothing', () => {
  const withdrawal = { ...ids, withdrawnAt: '2026-11-16T08:00:00.000Z' }
  given(requestClosed()).when(recordWithdrawal, withdrawal).thenNothing()
  given(welcomeCreditGranted(), requestUnlocked(), requestClosed()).when(recordWithdrawal, withdrawal).thenNothing()
})
