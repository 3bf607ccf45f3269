import { test } from 'vitest'
import { coupleId, providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { requestReceived, requestSeen, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { withdrawRequest } from './withdrawRequest.ts'

const input = { requestId: requestId(), providerId: providerId(), coupleId: coupleId() }
const withdrawnNow = requestWithdrawnByCouple({ withdrawnAt: presentTime.toISOString() })

test('a request is taken back, read or not', () => {
  given(requestReceived()).when(withdrawRequest, input).thenEvents(withdrawnNow)
  given(requestReceived(), requestSeen()).when(withdrawRequest, input).thenEvents(withdrawnNow)
})

test('even before it was opened', () => {
  given().when(withdrawRequest, input).thenEvents(withdrawnNow)
})

test('it is taken back once', () => {
  given(requestReceived(), requestWithdrawnByCouple()).when(withdrawRequest, input).thenNothing()
})

test('nobody takes back the request of another couple', () => {
  given(requestReceived({ coupleId: coupleId(2) }))
    .when(withdrawRequest, input)
    .thenRefused('request_not_found')
})
