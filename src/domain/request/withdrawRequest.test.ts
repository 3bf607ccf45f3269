import { test } from 'vitest'
import { coupleId, providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { requestReceived, requestSeen, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { withdrawRequest } from './withdrawRequest.ts'

const input = { requestId: requestId(), providerId: providerId(), coupleId: coupleId(), withdrawnAt: '2026-11-18T10:00:00.000Z' }
const withdrawn = requestWithdrawnByCouple({ withdrawnAt: input.withdrawnAt })

test('a request is withdrawn at the couple’s time, read or not', () => {
  given(requestReceived()).when(withdrawRequest, input).thenEvents(withdrawn)
  given(requestReceived(), requestSeen()).when(withdrawRequest, input).thenEvents(withdrawn)
})

test('can be withdrawn before it was opened', () => {
  given().when(withdrawRequest, input).thenEvents(withdrawn)
})

test('is withdrawn once', () => {
  given(requestReceived(), requestWithdrawnByCouple()).when(withdrawRequest, input).thenNothing()
})

test('a couple cannot withdraw the request of another', () => {
  given(requestReceived({ coupleId: coupleId(2) }))
    .when(withdrawRequest, input)
    .thenRefused('request_not_found')
})
