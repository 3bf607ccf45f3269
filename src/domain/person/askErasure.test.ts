import { expect, test } from 'vitest'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { personErased, personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import { reviewId, reviewPublished, reviewWritten } from '../../../tests/setup/sampleReviewEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { hiddenBecause } from '../../../tests/setup/writtenReview.ts'
import { recordSignIn } from '../provider/recordSignIn.ts'
import { answerReview } from '../review/answerReview.ts'
import { moderateReview } from '../review/moderateReview.ts'
import { writeReview } from '../review/writeReview.ts'
import { askErasure } from './askErasure.ts'

const { certificateId } = personErasureAsked().data
const input = { person: { kind: 'provider', id: providerId() }, certificateId, reason: 'asked-by-person' } as const
const ofReviewer = { ...input, person: { kind: 'reviewer', id: reviewId() } } as const

test('records the request for a provider’s or reviewer’s erasure with reason and time', () => {
  const askedAt = presentTime.toISOString()
  given(providerRegistered()).when(askErasure, input).thenEvents(personErasureAsked({ askedAt }))
  given(reviewWritten())
    .when(askErasure, ofReviewer)
    .thenEvents(personErasureAsked({ person: ofReviewer.person, askedAt }))
})

test('records it once: the first certificate counts', () => {
  given(providerRegistered(), personErasureAsked()).when(askErasure, input).thenNothing()
  given(providerRegistered(), personErasureAsked(), personErased()).when(askErasure, input).thenNothing()
})

test('refuses the erasure of an unknown person', () => {
  given().when(askErasure, input).thenRefused('person_not_found')
})

test('refuses further commands and reviews for the provider', () => {
  given(providerRegistered(), personErasureAsked()).when(recordSignIn, { providerId: providerId() }).thenRefused('planner_not_found')
  const { writtenAt: _, ...review } = reviewWritten().data
  const written = { ...review, reviewerName: 'Inès et Paul', text: 'Une journée sans un seul accroc, merci !' }
  given()
    .when(writeReview, written, { seen: { provider: [providerRegistered(), personErasureAsked()] } })
    .thenRefused('planner_not_found')
})

test('refuses further commands on the reviewer’s review', () => {
  const asked = given(reviewWritten(), reviewPublished(), personErasureAsked({ person: ofReviewer.person }))
  asked.when(moderateReview, { reviewId: reviewId(), verdict: 'hide', reason: hiddenBecause }).thenRefused('review_not_found')
  asked.when(answerReview, { reviewId: reviewId(), providerId: providerId(), text: 'Merci !' }).thenRefused('review_not_found')
  expect(asked.when(askErasure, ofReviewer).thenState().asked?.certificateId).toBe(certificateId)
})
