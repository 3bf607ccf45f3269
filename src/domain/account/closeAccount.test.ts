import { expect, test } from 'vitest'
import { accountClosed } from '../../../tests/setup/sampleAccountEvents.ts'
import {
  coupleId,
  providerId,
  requestClosed,
  requestId,
  requestUnlocked,
  requestWithdrawn,
  subscriptionEnded,
  subscriptionStarted,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { hasPremium } from './account.ts'
import { closeAccount } from './closeAccount.ts'
import { recordClosure } from './recordClosure.ts'
import { recordWithdrawal } from './recordWithdrawal.ts'
import { subscriptionIdOf } from './subscriptions.ts'

const closedAt = '2026-11-20T10:00:00.000Z'
const input = { providerId: providerId() }
const ids = { ...input, requestId: requestId(), coupleId: coupleId() }

test('Premium ends and the credits that are left lapse', () => {
  const decided = given(welcomeCreditGranted({ credits: 3 }), requestUnlocked(), subscriptionStarted()).when(closeAccount, input)
  const premium = {
    subscriptionId: subscriptionIdOf(providerId(), '2026-11-02T09:00:00.000Z'),
    plan: 'premium',
    period: null,
    source: 'granted',
  } as const
  decided.thenEvents(subscriptionEnded({ endedAt: closedAt, reason: 'closed', ...premium }), accountClosed({ lapsedCredits: 2, closedAt }))
  expect(decided.thenState()).toMatchObject({ credits: 0, isClosed: true })
  expect(hasPremium(decided.thenState())).toBe(false)
})

test('an account without anything is closed as well, once', () => {
  given()
    .when(closeAccount, input)
    .thenEvents(accountClosed({ lapsedCredits: 0, closedAt }))
  given(accountClosed()).when(closeAccount, input).thenNothing()
})

test('no credit comes back to a closed account', () => {
  const unlockedAt = '2026-11-15T08:00:00.000Z'
  const closed = given(welcomeCreditGranted(), requestUnlocked({ unlockedAt }), accountClosed({ lapsedCredits: 0 }))
  closed.when(recordWithdrawal, { ...ids, withdrawnAt: '2026-11-15T08:00:00.000Z' }).thenEvents(requestWithdrawn())
  closed.when(recordClosure, { ...ids, closedAt: unlockedAt }).thenEvents(requestClosed({ closedAt: unlockedAt }))
})
