import { test } from 'vitest'
import { providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { requestReceived, requestSeen, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { markRequestSeen } from './markRequestSeen.ts'

const input = { requestId: requestId(), providerId: providerId() }
const seenNow = requestSeen({ seenAt: presentTime.toISOString() })

test('records that the provider opened it', () => {
  given(requestReceived()).when(markRequestSeen, input).thenEvents(seenNow)
})

test('records only the first time', () => {
  given(requestReceived(), requestSeen()).when(markRequestSeen, input).thenNothing()
})

test('a withdrawn request can still be opened', () => {
  given(requestReceived(), requestWithdrawnByCouple()).when(markRequestSeen, input).thenEvents(seenNow)
})

test('does not find another provider’s or an unknown request', () => {
  given(requestReceived({ providerId: providerId(2) }))
    .when(markRequestSeen, input)
    .thenRefused('request_not_found')
  given().when(markRequestSeen, input).thenRefused('request_not_found')
})
