import { test } from 'vitest'
import { coupleId, providerId, requestId, requestRejected, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import {
  contactDeletionAsked,
  contactDeletionConfirmed,
  requestReceived,
  requestWithdrawnByCouple,
} from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { askContactDeletion } from './askContactDeletion.ts'

const input = { requestId: requestId(), providerId: providerId(), coupleId: coupleId() }
const unlocked = { seen: { account: [requestUnlocked()] } }
const askedNow = contactDeletionAsked({ askedAt: presentTime.toISOString() })

test('a provider that unlocked the contact data is asked to delete them', () => {
  given(requestReceived()).when(askContactDeletion, input, unlocked).thenEvents(askedNow)
})

test('also after the request was withdrawn', () => {
  given(requestReceived(), requestWithdrawnByCouple()).when(askContactDeletion, input, unlocked).thenEvents(askedNow)
})

test('it is asked once', () => {
  given(requestReceived(), contactDeletionAsked()).when(askContactDeletion, input, unlocked).thenNothing()
  given(requestReceived(), contactDeletionAsked(), contactDeletionConfirmed()).when(askContactDeletion, input, unlocked).thenNothing()
})

test('a provider that saw nothing has nothing to delete', () => {
  given(requestReceived()).when(askContactDeletion, input).thenRefused('not_disclosed')
  given(requestReceived())
    .when(askContactDeletion, input, { seen: { account: [requestRejected()] } })
    .thenRefused('not_disclosed')
  given(requestReceived())
    .when(askContactDeletion, input, { seen: { account: [requestUnlocked({ requestId: requestId(2) })] } })
    .thenRefused('not_disclosed')
})

test("another couple's request, one to another provider, or none, is not found", () => {
  for (const over of [{ coupleId: coupleId(2) }, { providerId: providerId(2) }]) {
    given(requestReceived(over)).when(askContactDeletion, input, unlocked).thenRefused('request_not_found')
  }
  given().when(askContactDeletion, input, unlocked).thenRefused('request_not_found')
})
