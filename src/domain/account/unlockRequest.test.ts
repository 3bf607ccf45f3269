import { expect, test } from 'vitest'
import {
  providerId,
  requestClosed,
  requestId,
  requestRejected,
  requestUnlocked,
  requestWithdrawn,
  subscriptionEnded,
  subscriptionStarted,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { requestClosedByCouple, requestReceived, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { unlockRequest } from './unlockRequest.ts'

const input = { providerId: providerId(), requestId: requestId() }
const received = { seen: { request: [requestReceived()] } }
const { eventDate } = requestReceived().data
const unlockedNow = { unlockedAt: presentTime.toISOString(), eventDate }

test('one credit opens the contact data, and is gone', () => {
  const decided = given(welcomeCreditGranted()).when(unlockRequest, input, received)
  decided.thenEvents(requestUnlocked({ ...unlockedNow, paidWith: 'credit', credits: 1 }))
  expect(decided.thenState().credits).toBe(0)
})

test('with Premium no credit is spent', () => {
  const decided = given(welcomeCreditGranted(), subscriptionStarted()).when(unlockRequest, input, received)
  decided.thenEvents(requestUnlocked({ ...unlockedNow, paidWith: 'premium', credits: 0 }))
  expect(decided.thenState().credits).toBe(1)
})

test('Premium needs no credits at all', () => {
  given(subscriptionStarted())
    .when(unlockRequest, input, received)
    .thenEvents(requestUnlocked({ ...unlockedNow, paidWith: 'premium', credits: 0 }))
})

test('after Premium credits are spent again', () => {
  given(welcomeCreditGranted(), subscriptionStarted(), subscriptionEnded())
    .when(unlockRequest, input, received)
    .thenEvents(requestUnlocked({ ...unlockedNow, paidWith: 'credit', credits: 1 }))
})

test('it costs what the rules say, and the event says what it cost', () => {
  const rules = { ...defaultRules, unlockCredits: 3 }
  const decided = given(welcomeCreditGranted({ credits: 4 })).when(unlockRequest, input, { ...received, rules })
  decided.thenEvents(requestUnlocked({ ...unlockedNow, paidWith: 'credit', credits: 3 }))
  expect(decided.thenState().credits).toBe(1)
  given(welcomeCreditGranted({ credits: 2 }))
    .when(unlockRequest, input, { ...received, rules })
    .thenRefused('insufficient_credits')
})

test('without a credit it is refused', () => {
  given().when(unlockRequest, input, received).thenRefused('insufficient_credits')
})

test('the last credit cannot be spent twice', () => {
  given(welcomeCreditGranted(), requestUnlocked({ requestId: requestId(2) }))
    .when(unlockRequest, input, received)
    .thenRefused('insufficient_credits')
})

test('an unlocked request is not paid for again', () => {
  given(welcomeCreditGranted({ credits: 2 }), requestUnlocked())
    .when(unlockRequest, input, received)
    .thenRefused('already_unlocked')
})

test('a rejected request cannot be unlocked', () => {
  given(welcomeCreditGranted(), requestRejected()).when(unlockRequest, input, received).thenRefused('already_rejected')
})

test('a withdrawn request cannot be unlocked: known by the request itself', () => {
  given(welcomeCreditGranted())
    .when(unlockRequest, input, { seen: { request: [requestReceived(), requestWithdrawnByCouple()] } })
    .thenRefused('request_withdrawn')
})

test('a withdrawn request cannot be unlocked: known by the account alone', () => {
  given(welcomeCreditGranted(), requestWithdrawn()).when(unlockRequest, input, received).thenRefused('request_withdrawn')
})

test('a closed request cannot be unlocked: known by the request, or by the account alone', () => {
  given(welcomeCreditGranted())
    .when(unlockRequest, input, { seen: { request: [requestReceived(), requestClosedByCouple()] } })
    .thenRefused('request_closed')
  given(welcomeCreditGranted(), requestClosed()).when(unlockRequest, input, received).thenRefused('request_closed')
})

test('a request that was unlocked before the couple had found stays unlocked', () => {
  given(welcomeCreditGranted(), requestUnlocked(), requestClosed())
    .when(unlockRequest, input, { seen: { request: [requestReceived(), requestClosedByCouple()] } })
    .thenRefused('already_unlocked')
})

test('a request that an unlock and a withdrawal already met stays unlocked', () => {
  given(welcomeCreditGranted(), requestUnlocked(), requestWithdrawn())
    .when(unlockRequest, input, { seen: { request: [requestReceived(), requestWithdrawnByCouple()] } })
    .thenRefused('already_unlocked')
})

test("somebody else's request does not exist for this provider", () => {
  given(welcomeCreditGranted())
    .when(unlockRequest, input, { seen: { request: [requestReceived({ providerId: providerId(2) })] } })
    .thenRefused('request_not_found')
})

test('an unknown request does not exist for it either', () => {
  given(welcomeCreditGranted()).when(unlockRequest, input).thenRefused('request_not_found')
})
