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

test('a note is written about a request, unlocked or not', () => {
  const decided = given(requestReceived()).when(writeRequestNote, input)
  decided.thenEvents(written)
  expect(decided.thenState().note).toBe(input.note)
})

test('it is changed, and cleared', () => {
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

test('it is deleted with the contact data that the couple wanted deleted, and none is written after that, or once the couple is erased', () => {
  const history = [requestReceived(), requestNoteWritten(), contactDeletionAsked(), contactDeletionConfirmed()] as const
  given(...history)
    .when(writeRequestNote, input)
    .thenRefused('contact_deleted')
  given(requestReceived({ contact: erased, message: erased }))
    .when(writeRequestNote, input)
    .thenRefused('contact_deleted')
})

test("somebody else's request, or none, is not found", () => {
  given(requestReceived({ providerId: providerId(2) }))
    .when(writeRequestNote, input)
    .thenRefused('request_not_found')
  given().when(writeRequestNote, input).thenRefused('request_not_found')
})
