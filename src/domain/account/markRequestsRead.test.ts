import { test } from 'vitest'
import { providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { requestsMarkedRead } from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { markRequestsRead } from './markRequestsRead.ts'

const readAt = presentTime.toISOString()

test('several requests are marked as read by one fact, each once', () => {
  given()
    .when(markRequestsRead, { providerId: providerId(), requestIds: [requestId(1), requestId(2), requestId(1)] })
    .thenEvents(requestsMarkedRead({ requestIds: [requestId(1), requestId(2)], readAt }))
})

test('none is none', () => {
  given().when(markRequestsRead, { providerId: providerId(), requestIds: [] }).thenNothing()
})
