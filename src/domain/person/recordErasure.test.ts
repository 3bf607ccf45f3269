import { expect, test } from 'vitest'
import { accountDeletionAsked, coupleErased, coupleRegistered } from '../../../tests/setup/sampleCoupleEvents.ts'
import { coupleId, projectId, providerId, providerRegistered, requestId } from '../../../tests/setup/sampleEvents.ts'
import { personErased, personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import { portfolioId } from '../../../tests/setup/samplePortfolioEvents.ts'
import { reviewId } from '../../../tests/setup/sampleReviewEvents.ts'
import { venueId } from '../../../tests/setup/sampleVenueEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { nothingFound } from './person.ts'
import { recordErasure } from './recordErasure.ts'

const had = { projects: [projectId()], requests: [requestId()] }
const couple = { kind: 'couple', id: coupleId() } as const
const provider = { kind: 'provider', id: providerId() } as const
const erasedAt = presentTime.toISOString()
const { certificateId, askedAt } = accountDeletionAsked().data
const ofCouple = personErased({ person: couple, certificateId, askedAt, ...had })

test('a couple’s erasure lists its data, for read models of this release and of older ones', () => {
  const decided = given(coupleRegistered(), accountDeletionAsked()).when(recordErasure, {
    person: couple,
    found: { ...nothingFound, ...had },
  })
  decided.thenEvents(personErased({ ...ofCouple.data, erasedAt }), coupleErased({ ...had, erasedAt }))
  expect(decided.thenState().erasure).toEqual({ ...nothingFound, ...had, certificateId, askedAt, erasedAt })
})

test('a provider’s erasure lists the reviews, corrections, venues and portfolios erased with it', () => {
  const found = {
    ...nothingFound,
    reviews: [reviewId()],
    corrections: ['e0000000-0000-7000-8000-000000000001'],
    venues: [venueId()],
    portfolios: [portfolioId()],
  }
  given(providerRegistered(), personErasureAsked())
    .when(recordErasure, { person: provider, found })
    .thenEvents(
      personErased({
        reviews: found.reviews,
        corrections: found.corrections,
        venues: found.venues,
        portfolios: found.portfolios,
        erasedAt,
      }),
    )
})

test('a person without other data is erased as well', () => {
  given(coupleRegistered(), accountDeletionAsked())
    .when(recordErasure, { person: couple, found: nothingFound })
    .thenEvents(personErased({ person: couple, certificateId, askedAt, erasedAt }), coupleErased({ erasedAt }))
})

test('is recorded once, also after an older release recorded it', () => {
  for (const before of [[ofCouple, coupleErased(had)], [ofCouple], [coupleErased(had)]]) {
    for (const found of [nothingFound, { ...nothingFound, ...had }]) {
      given(coupleRegistered(), accountDeletionAsked(), ...before)
        .when(recordErasure, { person: couple, found })
        .thenNothing()
    }
  }
})

test('is recorded again for a project that turned up later', () => {
  const found = { ...nothingFound, projects: [projectId(), projectId(2)] }
  const decided = given(coupleRegistered(), accountDeletionAsked(), ofCouple, coupleErased(had)).when(recordErasure, {
    person: couple,
    found,
  })
  decided.thenEvents(
    personErased({ person: couple, certificateId, askedAt, projects: [projectId(2)], erasedAt }),
    coupleErased({ projects: [projectId(2)], erasedAt }),
  )
  expect(decided.thenState().erasure?.projects).toEqual([projectId(), projectId(2)])
})

test('a person is not erased without a request', () => {
  given(coupleRegistered()).when(recordErasure, { person: couple, found: nothingFound }).thenRefused('erasure_not_asked')
  given(providerRegistered()).when(recordErasure, { person: provider, found: nothingFound }).thenRefused('erasure_not_asked')
})
