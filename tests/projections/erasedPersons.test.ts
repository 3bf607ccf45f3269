import { describe, expect, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { accountStream } from '../../src/domain/account/account.ts'
import { erased } from '../../src/domain/event.ts'
import { type AllianceEvent, eventCatalog } from '../../src/domain/eventCatalog.ts'
import { personalEvents } from '../../src/projections/clearedOfPersons.ts'
import { eventTypesOf } from '../../src/projections/runner/projection.ts'
import { portfolioHistory } from '../setup/portfolioHistory.ts'
import { calendarFeedAdded, dayBooked, daysBlocked } from '../setup/sampleAvailabilityEvents.ts'
import {
  accountDeletionAsked,
  coupleErased,
  coupleImported,
  coupleProfileUpdated,
  coupleRegistered,
  favouriteAdded,
} from '../setup/sampleCoupleEvents.ts'
import { loginEmailChangeAsked, loginEmailChanged } from '../setup/sampleEmailEvents.ts'
import {
  companyDescribed,
  companyNumberGiven,
  coupleId,
  creditsCorrected,
  nthRequest,
  personalDataChanged,
  photoAdded,
  photoDescribed,
  photoRemoved,
  profilePhotoRemoved,
  profilePhotoSet,
  profileWritten,
  projectId,
  providerId,
  providerRegistered,
  requestId,
  requestRejected,
  requestUnlocked,
  servicesOffered,
  subscriptionStarted,
  videoAdded,
} from '../setup/sampleEvents.ts'
import { videoDescribed } from '../setup/sampleGalleryEvents.ts'
import {
  profilePartRejected,
  profilePartsChanged,
  providerApproved,
  providerRejected,
  providerSubmittedAgain,
} from '../setup/sampleModerationEvents.ts'
import { personErased, personErasureAsked } from '../setup/samplePersonEvents.ts'
import { portfolioId } from '../setup/samplePortfolioEvents.ts'
import { projectCancelled, projectSaved, providerContacted } from '../setup/sampleProjectEvents.ts'
import {
  contactDeletionAsked,
  contactDeletionConfirmed,
  requestNoteWritten,
  requestReceived,
  requestWithdrawnByCouple,
} from '../setup/sampleRequestEvents.ts'
import { reviewAnswered, reviewHidden, reviewId, reviewPublished, reviewReported, reviewWritten } from '../setup/sampleReviewEvents.ts'
import { socialNetworksChanged } from '../setup/sampleSocialNetworkEvents.ts'
import { vatNumberGiven } from '../setup/sampleVatEvents.ts'
import {
  imageId,
  venueAdded,
  venueDescribed,
  venueId,
  venueImageAdded,
  venueImageDescribed,
  venueImageRemoved,
  venuePresented,
  venuePublished,
  venueRejected,
  venueRemoved,
  venueServicesOffered,
  venueVideosChosen,
} from '../setup/sampleVenueEvents.ts'
import { newEventOf } from './newEventOf.ts'
import { projectTwice } from './projectionHarness.ts'

type Events = readonly AllianceEvent[]

/** The events of a couple; `ends` are those of its erasure. */
function ofCouple(arrival: AllianceEvent, ends: Events): Events {
  return [
    arrival,
    coupleProfileUpdated(),
    favouriteAdded(),
    projectSaved(),
    ...[1, 2, 3].map((number) => providerContacted(nthRequest(number))),
    ...[1, 2, 3].map((number) => requestReceived(nthRequest(number))),
    requestUnlocked(nthRequest(1)),
    requestUnlocked(nthRequest(2)),
    requestRejected({ ...nthRequest(3), reason: 'other', note: 'En congé' }),
    requestNoteWritten(nthRequest(1)),
    requestNoteWritten(nthRequest(2)),
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

/** The events of and about a provider. */
function ofProvider(): Events {
  const correction = creditsCorrected(2, { reason: 'Geste commercial' })
  const { id } = newEventOf(accountStream(providerId()), correction, 0, '2026-11-21T10:00:00.000Z')
  const another = { photoId: '6f1d3e5b-2a4c-4d6e-9f80-1b2c3d4e5f60' }
  return [
    correction,
    providerRegistered(),
    personalDataChanged(),
    loginEmailChangeAsked(),
    loginEmailChanged(),
    companyDescribed(),
    companyNumberGiven(),
    vatNumberGiven(),
    socialNetworksChanged(),
    servicesOffered(),
    profileWritten(),
    photoAdded(),
    photoDescribed(),
    photoAdded(another),
    photoRemoved(another),
    profilePhotoSet(),
    profilePhotoRemoved(),
    profilePhotoSet(),
    videoAdded(),
    videoDescribed(),
    providerRejected({ reason: 'other', note: 'Le dîner n’est pas décrit.' }),
    providerSubmittedAgain(),
    providerApproved(),
    profilePartsChanged(),
    profilePartRejected({ reason: 'other', note: 'Le dîner est celui d’un autre.' }),
    reviewWritten(),
    reviewPublished(),
    reviewAnswered(),
    daysBlocked(),
    dayBooked(),
    calendarFeedAdded(),
    reviewReported({ note: 'Aucun mariage à ce nom.' }),
    venueAdded(),
    venueDescribed(),
    venuePresented(),
    venueImageAdded(),
    venueImageDescribed(),
    venueImageAdded({ imageId: imageId(2) }),
    venueImageRemoved({ imageId: imageId(2) }),
    venueServicesOffered(),
    venueVideosChosen(),
    venuePublished(),
    venueRejected(),
    venueAdded({ venueId: venueId(2) }),
    venueRemoved({ venueId: venueId(2) }),
    ...portfolioHistory(),
    personErasureAsked(),
    personErased({ reviews: [reviewId()], corrections: [id], venues: [venueId()], portfolios: [portfolioId()] }),
    // The account is another stream and may contain more events.
    subscriptionStarted(),
    reviewHidden(),
  ]
}

function ofReviewer(): Events {
  const person = { kind: 'reviewer', id: reviewId() } as const
  return [
    reviewWritten(),
    reviewPublished(),
    reviewAnswered(),
    reviewReported({ note: 'Aucun mariage à ce nom.' }),
    personErasureAsked({ person }),
    personErased({ person }),
    reviewHidden(),
  ]
}

const histories: Readonly<Record<string, Events>> = {
  'a couple': ofCouple(coupleRegistered(), [byThisRelease, byOlderRelease]),
  'a couple that was imported': ofCouple(coupleImported(), [byThisRelease, byOlderRelease]),
  'a couple that only an older release erased': ofCouple(coupleRegistered(), [byOlderRelease]),
  'a couple that only this release erased': ofCouple(coupleRegistered(), [byThisRelease]),
  'a provider': ofProvider(),
  'a reviewer': ofReviewer(),
}

/** The events as read after the keys of all their persons were destroyed. */
function withoutKeys(events: Events): Events {
  return events.map((event) => {
    const gone = Object.keys(event.data).filter((name) => eventCatalog.get(event.type)?.personal.includes(name))
    return { ...event, data: { ...event.data, ...Object.fromEntries(gone.map((name) => [name, erased])) } } as AllianceEvent
  })
}

/** Event types with personal data that a projection folds and that no history contains. */
function leftOut(given: Readonly<Record<string, Events>>): readonly string[] {
  const stand = new Set<string>(Object.values(given).flatMap((events) => events.map(({ type }) => type)))
  const folded = new Set(projections.flatMap((projection) => eventTypesOf(projection)))
  return [...personalEvents(eventCatalog).keys()].filter((type) => folded.has(type) && !stand.has(type))
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
  'Roux',
  '73282932000074',
  'FR40303265045',
  'dîner',
  'tilleuls',
  'instagram',
  'préfère',
  'Tilleuls',
  'voûtée',
  'parc',
]

test('the histories contain every event with personal data that a projection folds', () => {
  expect(leftOut(histories)).toEqual([])
  const without = histories['a provider']?.filter(({ type }) => type !== 'CompanyNumberGiven') ?? []
  expect(leftOut({ ...histories, 'a provider': without })).toEqual(['CompanyNumberGiven'])
})

describe.each(projections.map((projection) => ({ name: projection.name, projection })))('$name', ({ projection }) => {
  test.each(Object.entries(histories))('shows an erased %s at once as it would without the key', async (_whom, history) => {
    const live = await projectTwice(projection, ...history)
    expect(live).toEqual(await projectTwice(projection, ...withoutKeys(history)))
    expect(texts.filter((text) => JSON.stringify(live).includes(text))).toEqual([])
  })
})
