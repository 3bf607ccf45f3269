import { test } from 'vitest'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { reviewAnswered, reviewHidden, reviewId, reviewPublished, reviewWritten } from '../../../tests/setup/sampleReviewEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { erased } from '../event.ts'
import { answerReview } from './answerReview.ts'

const input = { reviewId: reviewId(), providerId: providerId(), text: ' Merci à vous deux ! ' }
const published = [reviewWritten(), reviewPublished()] as const

test('the provider replies once, and may change its reply', () => {
  given(...published)
    .when(answerReview, input)
    .thenEvents(reviewAnswered())
  given(...published, reviewAnswered())
    .when(answerReview, input)
    .thenNothing()
  given(...published, reviewAnswered())
    .when(answerReview, { ...input, text: 'Merci, et à bientôt' })
    .thenEvents(reviewAnswered({ text: 'Merci, et à bientôt' }))
  given(...published, reviewAnswered({ text: erased }))
    .when(answerReview, input)
    .thenEvents(reviewAnswered())
})

test('an empty reply and one that is too long are refused', () => {
  given(...published)
    .when(answerReview, { ...input, text: '  ' })
    .thenRefused('review_answer_length', { most: 2000 })
  given(...published)
    .when(answerReview, { ...input, text: 'a'.repeat(2001) })
    .thenRefused('review_answer_length', { most: 2000 })
  given(...published)
    .when(answerReview, { ...input, text: 'a'.repeat(2000) })
    .thenEvents(reviewAnswered({ text: 'a'.repeat(2000) }))
})

test('only a published review can be replied to', () => {
  given(reviewWritten()).when(answerReview, input).thenRefused('review_not_published')
  given(...published, reviewHidden())
    .when(answerReview, input)
    .thenRefused('review_not_published')
  given(...published)
    .when(answerReview, { ...input, providerId: providerId(2) })
    .thenRefused('review_not_found')
  given().when(answerReview, input).thenRefused('review_not_found')
})
