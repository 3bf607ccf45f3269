import { test } from 'vitest'
import {
  coupleId,
  creditReturned,
  providerId,
  requestId,
  requestUnlocked,
  requestWithdrawn,
  subscriptionStarted,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { requestReceived } from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { recordWithdrawal } from './recordWithdrawal.ts'
import { unlockRequest } from './unlockRequest.ts'

const { eventDate } = requestReceived().data
const input = { providerId: providerId(), requestId: requestId(2) }
const received = (over: Parameters<typeof requestReceived>[0] = {}) => ({
  seen: { request: [requestReceived({ requestId: requestId(2), ...over })] },
})
const unlocked = (over: Parameters<typeof requestUnlocked>[0] = {}) =>
  requestUnlocked({ requestId: requestId(2), unlockedAt: presentTime.toISOString(), eventDate, credits: 0, ...over })
const first = requestUnlocked({ eventDate })

test('a second request of the couple for the same date costs nothing, and needs no credit', () => {
  given(welcomeCreditGranted(), first).when(unlockRequest, input, received()).thenEvents(unlocked())
  const underPremium = requestUnlocked({ eventDate, paidWith: 'premium', credits: 0 })
  given(underPremium).when(unlockRequest, input, received()).thenEvents(unlocked())
})

test('with Premium it costs nothing as ever', () => {
  given(welcomeCreditGranted(), first, subscriptionStarted())
    .when(unlockRequest, input, received())
    .thenEvents(unlocked({ paidWith: 'premium' }))
})

test('another date, and another couple, are paid for', () => {
  const history = [welcomeCreditGranted({ credits: 2 }), first] as const
  given(...history)
    .when(unlockRequest, input, received({ eventDate: '2028-06-19' }))
    .thenEvents(unlocked({ eventDate: '2028-06-19', credits: 1 }))
  given(...history)
    .when(unlockRequest, input, received({ coupleId: coupleId(2) }))
    .thenEvents(unlocked({ coupleId: coupleId(2), credits: 1 }))
})

test('one whose first request gave its credit back is paid for, also where it was folded once', () => {
  const returned = [first, requestWithdrawn(), creditReturned()] as const
  given(welcomeCreditGranted(), ...returned)
    .when(unlockRequest, input, received())
    .thenEvents(unlocked({ credits: 1 }))
  const foldedBefore = requestUnlocked({ requestId: requestId(3), eventDate, credits: 0 })
  given(welcomeCreditGranted(), first, foldedBefore, requestWithdrawn(), creditReturned())
    .when(unlockRequest, input, received())
    .thenEvents(unlocked({ credits: 1 }))
})

test('nothing comes back for a folded request', () => {
  const withdrawal = { ...input, coupleId: coupleId(), withdrawnAt: presentTime.toISOString() }
  given(welcomeCreditGranted(), first, unlocked())
    .when(recordWithdrawal, withdrawal)
    .thenEvents(requestWithdrawn({ requestId: requestId(2), withdrawnAt: presentTime.toISOString() }))
})

test('an unlock of a release that noted no date folds nothing', () => {
  given(welcomeCreditGranted({ credits: 2 }), requestUnlocked())
    .when(unlockRequest, input, received())
    .thenEvents(unlocked({ credits: 1 }))
})
