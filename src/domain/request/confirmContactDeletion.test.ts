import { test } from 'vitest'
import { providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import { contactDeletionAsked, contactDeletionConfirmed, requestReceived } from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { confirmContactDeletion } from './confirmContactDeletion.ts'

const input = { requestId: requestId(), providerId: providerId() }

test('the provider confirms a requested deletion', () => {
  given(requestReceived(), contactDeletionAsked())
    .when(confirmContactDeletion, input)
    .thenEvents(contactDeletionConfirmed({ deletedAt: presentTime.toISOString() }))
})

test('confirms it once', () => {
  given(requestReceived(), contactDeletionAsked(), contactDeletionConfirmed()).when(confirmContactDeletion, input).thenNothing()
})

test('a deletion that was not requested cannot be confirmed', () => {
  given(requestReceived()).when(confirmContactDeletion, input).thenRefused('deletion_not_asked')
})

test('does not find another provider’s or an unknown request', () => {
  given(requestReceived({ providerId: providerId(2) }), contactDeletionAsked({ providerId: providerId(2) }))
    .when(confirmContactDeletion, input)
    .thenRefused('request_not_found')
  given().when(confirmContactDeletion, input).thenRefused('request_not_found')
})
