import { describe, test } from 'vitest'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { reviewId, reviewWritten } from '../../../tests/setup/sampleReviewEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { reviewer } from '../../../tests/setup/writtenReview.ts'
import { type WriteReview, writeReview } from './writeReview.ts'

const input: WriteReview = {
  reviewId: reviewId(),
  providerId: providerId(),
  reviewerName: 'Inès et Paul',
  reviewerType: 'couple',
  rating: 5,
  text: 'Une journée sans un seul accroc, merci !',
  weddingDate: '2026-06-20',
  ...reviewer,
}
const registered = { seen: { provider: [providerRegistered()] } }
const written = (over: Parameters<typeof reviewWritten>[0] = {}) =>
  reviewWritten({ writtenAt: presentTime.toISOString(), ...reviewer, ...over })
const review = (over: Partial<WriteReview> = {}) => ({ ...input, ...over })

describe('a review', () => {
  test('records writer, score and wedding; a repetition records nothing', () => {
    given()
      .when(writeReview, review({ reviewerName: ' Inès et Paul ', text: `\n${input.text} ` }), registered)
      .thenEvents(written())
    given()
      .when(writeReview, review({ reviewerType: 'guests', weddingDate: null }), registered)
      .thenEvents(written({ reviewerType: 'guests', weddingDate: null }))
    given(written()).when(writeReview, input, registered).thenNothing()
  })

  test('must be about an existing provider', () => {
    given().when(writeReview, input).thenRefused('planner_not_found')
  })

  test('has a score from 1 to 5', () => {
    for (const rating of [1, 5]) given().when(writeReview, review({ rating }), registered).thenEvents(written({ rating }))
    for (const rating of [0, 6, 4.5, null])
      given().when(writeReview, review({ rating }), registered).thenRefused('review_rating_invalid', { least: 1, most: 5 })
  })

  test('by another provider is a recommendation without a score', () => {
    given()
      .when(writeReview, review({ reviewerType: 'provider', rating: null }), registered)
      .thenEvents(written({ reviewerType: 'provider', rating: null }))
    given()
      .when(writeReview, review({ reviewerType: 'provider', rating: 5 }), registered)
      .thenRefused('recommendation_has_no_rating')
  })

  test('has 20 to 2000 characters, and a name of 2 to 80', () => {
    for (const length of [20, 2000])
      given()
        .when(writeReview, review({ text: 'a'.repeat(length) }), registered)
        .thenEvents(written({ text: 'a'.repeat(length) }))
    for (const text of ['a'.repeat(19), `${'a'.repeat(19)} `, 'a'.repeat(2001)]) {
      given().when(writeReview, review({ text }), registered).thenRefused('review_text_length', { least: 20, most: 2000 })
    }
    for (const length of [2, 80])
      given()
        .when(writeReview, review({ reviewerName: 'a'.repeat(length) }), registered)
        .thenEvents(written({ reviewerName: 'a'.repeat(length) }))
    for (const reviewerName of [' a ', 'a'.repeat(81)])
      given().when(writeReview, review({ reviewerName }), registered).thenRefused('review_name_length', { least: 2, most: 80 })
  })

  test('has an e-mail, for the link by which it can be erased', () => {
    given()
      .when(writeReview, review({ email: ' paul@example.test ' }), registered)
      .thenEvents(written({ email: 'paul@example.test' }))
    for (const email of ['', 'paul', 'paul@', `${'a'.repeat(250)}@example.test`])
      given().when(writeReview, review({ email }), registered).thenRefused('review_email_invalid')
  })

  test('is not of a wedding to come', () => {
    given()
      .when(writeReview, review({ weddingDate: '2026-11-20' }), registered)
      .thenEvents(written({ weddingDate: '2026-11-20' }))
    given()
      .when(writeReview, review({ weddingDate: '2026-11-21' }), registered)
      .thenRefused('wedding_date_in_future')
  })
})
