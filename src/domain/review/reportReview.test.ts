import { test } from 'vitest'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import {
  reviewHidden,
  reviewId,
  reviewPublished,
  reviewReported,
  reviewReportRejected,
  reviewWritten,
} from '../../../tests/setup/sampleReviewEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { reportReview } from './reportReview.ts'

const input = { reviewId: reviewId(), providerId: providerId(), reason: 'not_a_client', note: ' ' } as const
const published = [reviewWritten(), reviewPublished()] as const

test('the provider reports a published review, once until moderation has decided', () => {
  given(...published)
    .when(reportReview, input)
    .thenEvents(reviewReported())
  given(...published, reviewReported())
    .when(reportReview, input)
    .thenNothing()
  given(...published, reviewReported(), reviewReportRejected())
    .when(reportReview, { ...input, note: ' Aucun mariage à ce nom. ' })
    .thenEvents(reviewReported({ note: 'Aucun mariage à ce nom.' }))
})

test("the reason 'other' needs a text of limited length", () => {
  given(...published)
    .when(reportReview, { ...input, reason: 'other' })
    .thenRefused('report_note_required')
  given(...published)
    .when(reportReview, { ...input, note: 'a'.repeat(501) })
    .thenRefused('report_note_length', { most: 500 })
})

test('an unpublished review, or one of another provider, cannot be reported', () => {
  given(reviewWritten()).when(reportReview, input).thenRefused('review_not_published')
  given(...published, reviewHidden())
    .when(reportReview, input)
    .thenRefused('review_not_published')
  given(...published)
    .when(reportReview, { ...input, providerId: providerId(2) })
    .thenRefused('review_not_found')
  given().when(reportReview, input).thenRefused('review_not_found')
})
