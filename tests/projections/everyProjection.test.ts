import { describe, expect, test } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { erased } from '../../src/domain/event.ts'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import { eventTypesOf } from '../../src/projections/runner/projection.ts'
import {
  accountDeletionAsked,
  coupleErased,
  coupleImported,
  coupleProfileUpdated,
  coupleRegistered,
  favouriteAdded,
  favouriteRemoved,
} from '../setup/sampleCoupleEvents.ts'
import {
  circleJoined,
  circleLeft,
  companyDescribed,
  coupleId,
  creditReturned,
  creditsCorrected,
  photoAdded,
  photoRemoved,
  profileWritten,
  providerApproved,
  providerId,
  providerRegistered,
  providerSignedIn,
  requestClosed,
  requestId,
  requestRejected,
  requestUnlocked,
  requestWithdrawn,
  servicesOffered,
  subscriptionEnded,
  subscriptionStarted,
  videoAdded,
  videoRemoved,
  welcomeCreditGranted,
} from '../setup/sampleEvents.ts'
import { plannerFound, projectCancelled, projectSaved, providerContacted } from '../setup/sampleProjectEvents.ts'
import {
  contactDeletionAsked,
  contactDeletionConfirmed,
  requestClosedByCouple,
  requestReceived,
  requestSeen,
  requestWithdrawnByCouple,
} from '../setup/sampleRequestEvents.ts'
import { reviewAnswered, reviewHidden, reviewId, reviewPublished, reviewWritten } from '../setup/sampleReviewEvents.ts'
import { projectTwice, rebuildEqualsLive } from './projectionHarness.ts'

const other = { providerId: providerId(2) }
const secondRequest = { ...other, requestId: requestId(2) }
const thirdRequest = { requestId: requestId(3) }

/** Two couples, of whom one deleted its account, two providers, their requests and what is said of them: every event that some projection shows. */
const history: readonly AllianceEvent[] = [
  coupleRegistered(),
  coupleRegistered({ coupleId: coupleId(2), firstname: erased, lastname: erased, email: erased, phone: erased, home: erased }),
  coupleImported({ coupleId: coupleId(3) }),
  providerRegistered(),
  providerRegistered({ ...other, publicId: 'other-one' }),
  welcomeCreditGranted(),
  welcomeCreditGranted(other),
  companyDescribed(),
  companyDescribed({ ...other, name: 'Hochzeit & Söhne' }),
  servicesOffered(),
  servicesOffered(other),
  profileWritten(),
  photoAdded(),
  photoRemoved(),
  videoAdded(),
  videoRemoved(),
  providerApproved(),
  providerApproved(other),
  circleJoined(),
  circleLeft(),
  providerSignedIn(),
  subscriptionStarted(other),
  favouriteAdded(),
  favouriteAdded(other),
  favouriteRemoved(),
  projectSaved(),
  providerContacted(),
  providerContacted(secondRequest),
  providerContacted({ ...thirdRequest, ...other, coupleId: coupleId(2), message: erased }),
  requestReceived(),
  requestReceived(secondRequest),
  requestReceived({ ...thirdRequest, coupleId: coupleId(2), contact: erased, message: erased, eventPlace: erased, eventLocation: erased }),
  requestSeen(),
  requestUnlocked(),
  requestUnlocked({ ...secondRequest, paidWith: 'premium' }),
  contactDeletionAsked(secondRequest),
  contactDeletionConfirmed(secondRequest),
  creditsCorrected(2),
  creditsCorrected(-1),
  requestRejected({ ...thirdRequest, coupleId: coupleId(2), note: erased }),
  projectSaved({ weddingTheme: null }),
  coupleProfileUpdated(),
  plannerFound({ chosenProviderId: providerId(2), requests: [{ requestId: requestId(2), providerId: providerId(2) }] }),
  requestClosedByCouple({ ...secondRequest, chosen: true }),
  requestClosed(secondRequest),
  projectCancelled({ requests: [{ requestId: requestId(), providerId: providerId() }] }),
  requestWithdrawnByCouple(),
  requestWithdrawn(),
  creditReturned(),
  subscriptionEnded(other),
  reviewWritten(),
  reviewPublished(),
  reviewAnswered(),
  reviewWritten({ reviewId: reviewId(2), reviewerName: erased, text: erased }),
  reviewPublished({ reviewId: reviewId(2) }),
  reviewHidden({ reviewId: reviewId(2) }),
  accountDeletionAsked({ coupleId: coupleId(2) }),
  coupleErased({ coupleId: coupleId(2), requests: [requestId(3)] }),
]

describe.each(projections.map((projection) => ({ name: projection.name, projection })))('$name', ({ projection }) => {
  test('is shown every event it folds by this history', () => {
    const told = new Set<string>(history.map(({ type }) => type))
    expect(eventTypesOf(projection).filter((type) => !told.has(type))).toEqual([])
  })

  test('is the same however events are delivered, once or twice, alone or together', async () => {
    const tables = await projectTwice(projection, ...history)
    for (const rows of Object.values(tables)) expect(rows).not.toEqual([])
  })

  test('is the same after a rebuild, to the byte', async () => {
    await expect(rebuildEqualsLive(projection, ...history)).resolves.toBeUndefined()
  })
})
