import { test } from 'vitest'
import { coupleId, providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { requestClosedByCouple, requestReceived, requestSeen, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { closeRequest } from './closeRequest.ts'
import { withdrawRequest } from './withdrawRequest.ts'

const ids = { requestId: requestId(), providerId: providerId(), coupleId: coupleId() }
const input = { ...ids, chosen: false, closedAt: '2026-11-15T08:00:00.000Z' }

test('a request is closed, read or not, even before it was opened', () => {
  given(requestReceived()).when(closeRequest, input).thenEvents(requestClosedByCouple())
  given(requestReceived(), requestSeen()).when(closeRequest, input).thenEvents(requestClosedByCouple())
  given().when(closeRequest, input).thenEvents(requestClosedByCouple())
})

test('names the provider that was found', () => {
  given(requestReceived())
    .when(closeRequest, { ...input, chosen: true })
    .thenEvents(requestClosedByCouple({ chosen: true }))
})

test('is closed once, and not after a withdrawal', () => {
  given(requestReceived(), requestClosedByCouple()).when(closeRequest, input).thenNothing()
  given(requestReceived(), requestWithdrawnByCouple()).when(closeRequest, input).thenNothing()
})

test('cannot be withdrawn after it was closed', () => {
  given(requestReceived(), requestClosedByCouple()).when(withdrawRequest, ids).thenNothing()
})

test('a couple cannot close the request of another', () => {
  given(requestReceived({ coupleId: coupleId(2) }))
    .when(closeRequest, input)
    .thenRefused('request_not_found')
})
