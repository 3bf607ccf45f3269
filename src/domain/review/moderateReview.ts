import { defineCommand, refuse } from '../command.ts'
import type { ReviewId } from '../ids.ts'
import { review, reviewStream } from './review.ts'

export type ModerateReview =
  | { readonly reviewId: ReviewId; readonly verdict: 'publish' }
  /** Who wrote it and whom it is about read why. */
  | { readonly reviewId: ReviewId; readonly verdict: 'hide'; readonly reason: string }

/**
 * Moderation publishes or hides a review, and may change its decision; deciding the same twice records it once. Publishing one that the
 * provider reported rejects the report. Rules REV-2, REV-6 and REV-7.
 */
export const moderateReview = defineCommand(review)({
  name: 'moderateReview',
  stream: (input: ModerateReview) => reviewStream(input.reviewId),
  refusals: ['review_not_found', 'reason_length'],
  decide(input, { providerId, moderation, reported, erased }, { now, rules: { reviews } }) {
    const { reviewId, verdict } = input
    if (!providerId || erased) return refuse('review_not_found')
    const at = now.toISOString()
    if (verdict === 'publish') {
      if (moderation !== 'published') return [{ type: 'ReviewPublished', data: { reviewId, providerId, publishedAt: at } }]
      return reported ? [{ type: 'ReviewReportRejected', data: { reviewId, providerId, rejectedAt: at } }] : []
    }
    const reason = input.reason.trim()
    const { least, most } = reviews.hiddenReason
    if (reason.length < least || reason.length > most) return refuse('reason_length', { least, most })
    return moderation === 'hidden' ? [] : [{ type: 'ReviewHidden', data: { reviewId, providerId, hiddenAt: at, reason } }]
  },
})
