import { describe, expect, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { accountStream } from '../../src/domain/account/account.ts'
import { erased } from '../../src/domain/event.ts'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import { accountDeletionAsked, coupleErased, coupleProfileUpdated, coupleRegistered, favouriteAdded } from '../setup/sampleCoupleEvents.ts'
import {
  companyDescribed,
  coupleId,
  creditsCorrected,
  nthRequest,
  photoAdded,
  profileWritten,
  projectId,
  providerApproved,
  providerId,
  providerRegistered,
  requestId,
  requestRejected,
  requestUnlocked,
  servicesOffered,
  subscriptionStarted,
  videoAdded,
} from '../setup/sampleEvents.ts'
import { personErased, personErasureAsked } from '../setup/samplePersonEvents.ts'
import { projectCancelled, projectSaved, providerContacted } from '../setup/sampleProjectEvents.ts'
import { contactDeletionAsked, contactDeletionConfirmed, requestReceived, requestWithdrawnByCouple } from '../setup/sampleRequestEvents.ts'
import { reviewAnswered, reviewHidden, reviewId, reviewPublished, reviewWritten } from '../setup/sampleReviewEvents.ts'
import { newEventOf } from './newEventOf.ts'
import { projectTwice } from './projectionHarness.ts'

const details = { eventTypeText: erased, weddingTheme: erased, eventLocation: erased, eventPlace: erased }

type Unless = <T>(gone: T) => T | Record<string, never>

/** What a couple did, as read with its key or, once that is destroyed, without; `ends` are the events of its erasure. */
function ofCouple(unless: Unless, ends: readonly AllianceEvent[]): readonly AllianceEvent[] {
  return [
    coupleRegistered(unless({ firstname: erased, lastname: erased, email: erased, phone: erased, home: erased })),
    coupleProfileUpdated(unless({ email: erased, home: erased })),
    favouriteAdded(),
    projectSaved(unless(details)),
    ...[1, 2, 3].map((number) => providerContacted({ ...nthRequest(number), ...unless({ ...details, message: erased }) })),
    ...[1, 2, 3].map((number) => requestReceived({ ...nthRequest(number), ...unless({ ...details, message: erased, contact: erased }) })),
    requestUnlocked(nthRequest(1)),
    requestUnlocked(nthRequest(2)),
    requestRejected({ ...nthRequest(3), reason: 'other', note: 'En congé', ...unless({ note: erased }) }),
    contactDeletionAsked(nthRequest(2)),
    contactDeletionConfirmed(nthRequest(2)),
    accountDeletionAsked(),
    projectCancelled({ requests: [nthRequest(1), nthRequest(2), nthRequest(3)] }),
    ...ends,
    requestWithdrawnByCouple(nthRequest(1)),
  ]
}

const had = { projects: [projectId()], requests: [1, 2, 3].map((number) => requestId(number)) }
const couple = { kind: 'couple', id: coupleId() } as const
const [byOlderRelease, byThisRelease] = [coupleErased(had), personErased({ person: couple, ...had })]

/** What a provider did, and what was said of it. */
function ofProvider(unless: Unless): readonly AllianceEvent[] {
  const correction = creditsCorrected(2, { reason: 'Geste commercial', ...unless({ reason: erased }) })
  const { id } = newEventOf(accountStream(providerId()), correction, 0, '2026-11-21T10:00:00.000Z')
  return [
    correction,
    providerRegistered(unless({ firstname: erased, lastname: erased, email: erased, phone: erased })),
    companyDescribed(unless({ name: erased, place: erased, website: erased })),
    servicesOffered(unless({ services: erased })),
    profileWritten(unless({ portrait: erased, experience: erased, strengths: erased, serviceText: erased })),
    photoAdded(unless({ picture: erased, alt: erased })),
    videoAdded(unless({ title: erased, key: erased })),
    providerApproved(),
    reviewWritten(unless({ reviewerName: erased, text: erased })),
    reviewPublished(),
    reviewAnswered(unless({ text: erased })),
    personErasureAsked(),
    personErased({ reviews: [reviewId()], corrections: [id] }),
    // The account is another stream, and may hold more.
    subscriptionStarted(),
    reviewHidden(),
  ]
}

function ofReviewer(unless: Unless): readonly AllianceEvent[] {
  const person = { kind: 'reviewer', id: reviewId() } as const
  return [
    reviewWritten(unless({ reviewerName: erased, text: erased })),
    reviewPublished(),
    reviewAnswered(unless({ text: erased })),
    personErasureAsked({ person }),
    personErased({ person }),
    reviewHidden(),
  ]
}

const histories: Readonly<Record<string, (unless: Unless) => readonly AllianceEvent[]>> = {
  'a couple': (unless) => ofCouple(unless, [byThisRelease, byOlderRelease]),
  'a couple that only an older release erased': (unless) => ofCouple(unless, [byOlderRelease]),
  'a couple that only this release erased': (unless) => ofCouple(unless, [byThisRelease]),
  'a provider': ofProvider,
  'a reviewer': ofReviewer,
}
const texts = [
  'Camille',
  'Moreau',
  'example',
  '+33',
  'Bonjour',
  'Champêtre',
  'congé',
  'Claire',
  'Fontaine',
  'Lyon',
  'commercial',
  'Inès',
  'accroc',
  'Merci',
]

describe.each(projections.map((projection) => ({ name: projection.name, projection })))('$name', ({ projection }) => {
  test.each(Object.entries(histories))('shows of %s, once erased, what it would show without the key, at once', async (_whom, history) => {
    const live = await projectTwice(projection, ...history(() => ({})))
    expect(live).toEqual(await projectTwice(projection, ...history((gone) => gone)))
    expect(texts.filter((text) => JSON.stringify(live).includes(text))).toEqual([])
  })
})
