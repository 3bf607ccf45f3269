import { test } from 'vitest'
import {
  reviewHidden,
  reviewId,
  reviewPublished,
  reviewReported,
  reviewReportRejected,
  reviewWritten,
} from '../../../tests/setup/sampleReviewEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { moderateReview } from './moderateReview.ts'

const publish = { reviewId: reviewId(), verdict: 'publish' } as const
const reason = 'It names a third person.'
const hide = { reviewId: reviewId(), verdict: 'hide', reason: ` ${reason}\n` } as const

test('a review is published once, or hidden once', () => {
  given(reviewWritten()).when(moderateReview, publish).thenEvents(reviewPublished())
  given(reviewWritten(), reviewPublished()).when(moderateReview, publish).thenNothing()
  given(reviewWritten()).when(moderateReview, hide).thenEvents(reviewHidden({ reason }))
  given(reviewWritten(), reviewHidden({ reason })).when(moderateReview, hide).thenNothing()
})

test('moderation may change its decision', () => {
  given(reviewWritten(), reviewPublished()).when(moderateReview, hide).thenEvents(reviewHidden({ reason }))
  given(reviewWritten(), reviewHidden()).when(moderateReview, publish).thenEvents(reviewPublished())
})

test('hiding needs a reason, which the writer and the provider can read', () => {
  for (const none of ['', '  no  ', 'a'.repeat(501)]) {
    given(reviewWritten())
      .when(moderateReview, { ...hide, reason: none })
      .thenRefused('reason_length', { least: 5, most: 500 })
  }
})

test('publishing a reported review rejects the report, once; hiding it settles the report', () => {
  const reported = [reviewWritten(), reviewPublished(), reviewReported()] as const
  given(...reported)
    .when(moderateReview, publish)
    .thenEvents(reviewReportRejected())
  given(...reported, reviewReportRejected())
    .when(moderateReview, publish)
    .thenNothing()
  given(...reported)
    .when(moderateReview, hide)
    .thenEvents(reviewHidden({ reason }))
  given(...reported, reviewHidden())
    .when(moderateReview, publish)
    .thenEvents(reviewPublished())
})

test('an unwritten review cannot be moderated', () => {
  given().when(moderateReview, publish).thenRefused('review_not_found')
})
