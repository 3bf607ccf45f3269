import { mailReviewers } from '../mailProviders.ts'
import type { ReviewEvent } from '../review/reviewEvents.ts'

export const mailReviewerWhenReviewIsHidden = mailReviewers<Extract<ReviewEvent, { type: 'ReviewHidden' }>>({
  name: 'mailReviewerWhenReviewIsHidden',
  event: 'ReviewHidden',
  mails: ({ reviewId }) => [{ reviewId, template: 'review-hidden' }],
})
