import { mailReviewers } from '../mailProviders.ts'
import type { ReviewEvent } from '../review/reviewEvents.ts'

export const mailReviewerWhenReviewIsWritten = mailReviewers<Extract<ReviewEvent, { type: 'ReviewWritten' }>>({
  name: 'mailReviewerWhenReviewIsWritten',
  event: 'ReviewWritten',
  mails: ({ reviewId }) => [{ reviewId, template: 'review-confirmation' }],
})
