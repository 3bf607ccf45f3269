import { mailReviewers } from '../mailProviders.ts'
import type { ReviewEvent } from '../review/reviewEvents.ts'

export const mailReviewerWhenReviewIsPublished = mailReviewers<Extract<ReviewEvent, { type: 'ReviewPublished' }>>({
  name: 'mailReviewerWhenReviewIsPublished',
  event: 'ReviewPublished',
  mails: ({ reviewId }) => [{ reviewId, template: 'review-published' }],
})
