import { expect, test } from 'vitest'
import { accountDeletionAsked, coupleProfileUpdated, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import { requestClosedByCouple, requestReceived, requestWithdrawnByCouple } from '../../../tests/setup/sampleRequestEvents.ts'
import { venueId } from '../../../tests/setup/sampleVenueEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { erased } from '../event.ts'
import { openRequest } from './openRequest.ts'

const { contactedAt: receivedAt = '', ...contact } = providerContacted({ contactedAt: '2026-11-18T10:00:00.000Z' }).data
const input = { ...contact, receivedAt }
const registered = { seen: { couple: [coupleRegistered()] } }
const received = requestReceived({ receivedAt })

test('a request is a snapshot of the project with the couple’s contact data', () => {
  given().when(openRequest, input, registered).thenEvents(received)
})

test('uses the current contact data of the couple', () => {
  const decided = given().when(openRequest, input, { seen: { couple: [coupleRegistered(), coupleProfileUpdated()] } })
  expect(decided.thenState().coupleId).toBe(input.coupleId)
  decided.thenEvents(
    requestReceived({
      receivedAt,
      contact: { firstname: 'Camille', lastname: 'Moreau', email: 'camille@example.fr', phone: '+33612345678' },
    }),
  )
})

test('names the venue that it is about', () => {
  const decided = given().when(openRequest, { ...input, venueId: venueId() }, registered)
  decided.thenEvents(requestReceived({ receivedAt, venueId: venueId() }))
  expect(decided.thenState().venueId).toBe(venueId())
})

test('opens a request once', () => {
  given(requestReceived()).when(openRequest, input, registered).thenNothing()
})

test('a request that was withdrawn or closed before it was opened reaches nobody', () => {
  given(requestWithdrawnByCouple()).when(openRequest, input, registered).thenNothing()
  given(requestClosedByCouple()).when(openRequest, input, registered).thenNothing()
})

test('a request of a couple that has deleted its account reaches nobody', () => {
  given()
    .when(openRequest, input, { seen: { couple: [coupleRegistered(), accountDeletionAsked()] } })
    .thenNothing()
})

test('an erased couple leaves no contact data', () => {
  const gone = coupleRegistered({ firstname: erased, lastname: erased, email: erased, phone: erased, home: erased })
  given()
    .when(openRequest, { ...input, message: erased }, { seen: { couple: [gone] } })
    .thenEvents(requestReceived({ receivedAt, contact: erased, message: erased }))
})

test('refuses a request without a couple', () => {
  given().when(openRequest, input).thenRefused('couple_not_found')
})
