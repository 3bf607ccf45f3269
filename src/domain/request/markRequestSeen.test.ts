import { test } from 'vitest'
import { providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { requestReceived, requestSeen, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { markRequestSeen } from './markRequestSeen.ts'

const input = { requestId: requestId(), providerId: providerId() }
const seenNow = requestSeen({ seenAt: presentTime.toISOString() })

test('the provider opened it', () => {
  given(requestReceived()).when(markRequestSeen, input).thenEvents(seenNow)
})

test('only the first time is a fact', () => {
  given(requestReceived(), requestSeen()).when(markRequestSeen, input).thenNothing()
})

test('a withdrawn one can still be looked at', () => {
  given(requestReceived(), requestWithdrawnByCouple()).when(markRequestSeen, input).thenEvents(seenNow)
})

test("somebody else's request, or none, is not found", () => {
  given(requestReceived({ providerId: providerId(2) }))
    .when(markRequestSeen, input)
    .thenRefused('request_not_found')
  given().when(markRequestSeen, input).thenRefused('request_not_found')
})
