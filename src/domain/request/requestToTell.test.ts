import { expect, test } from 'vitest'
import { providerId, requestRejected, requestUnlocked } from '../../../tests/setup/sampleEvents.ts'
import {
  contactDeletionAsked,
  contactDeletionConfirmed,
  requestClosedByCouple,
  requestNoteWritten,
  requestReceived,
  requestSeen,
  requestWithdrawnByCouple,
} from '../../../tests/setup/sampleRequestEvents.ts'
import { fold } from '../../../tests/setup/specification.ts'
import { account } from '../account/account.ts'
import { erased } from '../event.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import type { TextMessageKind } from '../textMessageKinds.ts'
import { requestToTell, stillNews } from './requestToTell.ts'

const received = requestReceived()
const news = (kind: TextMessageKind, history: readonly AllianceEvent[], answer?: AllianceEvent) => {
  const answers = fold(account, answer ? [answer] : []).answers
  return stillNews(kind, fold(requestToTell, history), answers.get(received.data.requestId))
}

test('contains date and place of the event', () => {
  expect(fold(requestToTell, [received]).event).toEqual({ providerId: providerId(), date: '2027-06-19', town: 'Lyon' })
})

test('a request is new until it is seen, answered or over', () => {
  expect(news('new-requests', [received, requestNoteWritten()])).toBe('received')
  for (const event of [requestSeen(), requestWithdrawnByCouple(), requestClosedByCouple()]) {
    expect(news('new-requests', [received, event])).toBeUndefined()
  }
  for (const answer of [requestUnlocked(), requestRejected()]) expect(news('new-requests', [received], answer)).toBeUndefined()
})

test('changes by a couple are news when the provider has unlocked the request', () => {
  const [withdrawn, asked] = [requestWithdrawnByCouple(), contactDeletionAsked()]
  expect(news('request-changes', [received, withdrawn], requestUnlocked())).toBe('withdrawn')
  expect(news('request-changes', [received, withdrawn, asked], requestUnlocked())).toBe('deletion-asked')
  expect(news('request-changes', [received, withdrawn, asked, contactDeletionConfirmed()], requestUnlocked())).toBeUndefined()
  expect(news('request-changes', [received, withdrawn])).toBeUndefined()
  expect(news('request-changes', [received, withdrawn], requestRejected())).toBeUndefined()
})

test('contains nothing about an erased couple', () => {
  const gone = requestReceived({ eventPlace: erased })
  expect(news('new-requests', [gone])).toBeUndefined()
  expect(news('request-changes', [gone, requestWithdrawnByCouple()], requestUnlocked())).toBeUndefined()
})
