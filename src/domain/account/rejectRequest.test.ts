import { expect, test } from 'vitest'
import {
  providerId,
  requestClosed,
  requestId,
  requestRejected,
  requestUnlocked,
  requestWithdrawn,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { requestClosedByCouple, requestReceived, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { rejectRequest } from './rejectRequest.ts'

const input = { providerId: providerId(), requestId: requestId(), reason: 'not_available', note: null } as const
const received = { seen: { request: [requestReceived()] } }
const rejectedNow = { rejectedAt: presentTime.toISOString() }

test('a request is turned down with its reason, and costs nothing', () => {
  const decided = given(welcomeCreditGranted()).when(rejectRequest, input, received)
  decided.thenEvents(requestRejected(rejectedNow))
  expect(decided.thenState().credits).toBe(1)
})

test('a note may go with any reason; a blank one is none', () => {
  given()
    .when(rejectRequest, { ...input, note: ' Déjà pris ' }, received)
    .thenEvents(requestRejected({ ...rejectedNow, note: 'Déjà pris' }))
  given()
    .when(rejectRequest, { ...input, note: '  ' }, received)
    .thenEvents(requestRejected({ ...rejectedNow, note: null }))
})

test("'other' needs a note", () => {
  given()
    .when(rejectRequest, { ...input, reason: 'other' }, received)
    .thenRefused('note_required')
  given()
    .when(rejectRequest, { ...input, reason: 'other', note: ' ' }, received)
    .thenRefused('note_required')
  given()
    .when(rejectRequest, { ...input, reason: 'other', note: 'En congé' }, received)
    .thenEvents(requestRejected({ ...rejectedNow, reason: 'other', note: 'En congé' }))
})

test('an unlocked request cannot be rejected', () => {
  given(welcomeCreditGranted(), requestUnlocked()).when(rejectRequest, input, received).thenRefused('already_unlocked')
})

test('a rejected request is not rejected again', () => {
  given(requestRejected()).when(rejectRequest, input, received).thenRefused('already_rejected')
})

test('a withdrawn request needs no answer any more', () => {
  given(requestWithdrawn()).when(rejectRequest, input, received).thenRefused('request_withdrawn')
  given()
    .when(rejectRequest, input, { seen: { request: [requestReceived(), requestWithdrawnByCouple()] } })
    .thenRefused('request_withdrawn')
})

test('a closed request needs no answer any more', () => {
  given(requestClosed()).when(rejectRequest, input, received).thenRefused('request_closed')
  given()
    .when(rejectRequest, input, { seen: { request: [requestReceived(), requestClosedByCouple()] } })
    .thenRefused('request_closed')
})

test("somebody else's request, or none, is not found", () => {
  given()
    .when(rejectRequest, input, { seen: { request: [requestReceived({ providerId: providerId(2) })] } })
    .thenRefused('request_not_found')
  given().when(rejectRequest, input).thenRefused('request_not_found')
})
