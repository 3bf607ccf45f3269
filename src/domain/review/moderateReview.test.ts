import { test } from 'vitest'
import { reviewHidden, reviewId, reviewPublished, reviewWritten } from '../../../tests/setup/sampleReviewEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { moderateReview } from './moderateReview.ts'

const publish = { reviewId: reviewId(), verdict: 'publish' } as const
const hide = { reviewId: reviewId(), verdict: 'hide' } as const

test('a review is published, once, or hidden, once', () => {
  given(reviewWritten()).when(moderateReview, publish).thenEvents(reviewPublished())
  given(reviewWritten(), reviewPublished()).when(moderateReview, publish).thenNothing()
  given(reviewWritten()).when(moderateReview, hide).thenEvents(reviewHidden())
  given(reviewWritten(), reviewHidden()).when(moderateReview, hide).thenNothing()
})

test('moderation may think better of it', () => {
  given(reviewWritten(), reviewPublished()).when(moderateReview, hide).thenEvents(reviewHidden())
  given(reviewWritten(), reviewHidden()).when(moderateReview, publish).thenEvents(reviewPublished())
})

test('an unwritten review cannot be moderated', () => {
  given().when(moderateReview, publish).thenRefused('review_not_found')
})
