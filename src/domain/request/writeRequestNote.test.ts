import { expect, test } from 'vitest'
import { providerId, requestId } from '../../../tests/setup/sampleEvents.ts'
import {
  contactDeletionAsked,
  contactDeletionConfirmed,
  requestNoteWritten,
  requestReceived,
} from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { erased } from '../event.ts'
import { writeRequestNote } from './writeRequestNote.ts'

const input = { requestId: requestId(), providerId: providerId(), note: 'Rappeler lundi, budget souple.' }
const written = requestNoteWritten({ note: input.note, writtenAt: presentTime.toISOString() })

test('writes a note about a request, unlocked or not', () => {
  const decided = given(requestReceived()).when(writeRequestNote, input)
  decided.thenEvents(written)
  expect(decided.thenState().note).toBe(input.note)
})

test('changes and clears a note', () => {
  given(requestReceived(), requestNoteWritten())
    .when(writeRequestNote, { ...input, instead: requestNoteWritten().data.note as string })
    .thenEvents(written)
  given(requestReceived(), requestNoteWritten())
    .when(writeRequestNote, { ...input, note: '' })
    .thenEvents(requestNoteWritten({ note: '', writtenAt: presentTime.toISOString() }))
})

test('the same note again records nothing', () => {
  given(requestReceived(), written).when(writeRequestNote, input).thenNothing()
})

test('a note that was changed meanwhile is not overwritten', () => {
  given(requestReceived(), requestNoteWritten())
    .when(writeRequestNote, { ...input, instead: '' })
    .thenRefused('changed_meanwhile')
  given(requestReceived(), requestNoteWritten())
    .when(writeRequestNote, { ...input, instead: null })
    .thenRefused('changed_meanwhile')
})

test('is deleted with the contact data at the couple’s request, and none can be written after that or after the couple’s erasure', () => {
  const history = [requestReceived(), requestNoteWritten(), contactDeletionAsked(), contactDeletionConfirmed()] as const
  given(...history)
    .when(writeRequestNote, input)
    .thenRefused('contact_deleted')
  given(requestReceived({ contact: erased, message: erased }))
    .when(writeRequestNote, input)
    .thenRefused('contact_deleted')
})

test('does not find another provider’s or an unknown request', () => {
  given(requestReceived({ providerId: providerId(2) }))
    .when(writeRequestNote, input)
    .thenRefused('request_not_found')
  given().when(writeRequestNote, input).thenRefused('request_not_found')
})
