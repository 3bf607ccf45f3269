import { defineCommand, refuse } from '../command.ts'
import type { ReviewId } from '../ids.ts'
import { review, reviewStream } from './review.ts'

export interface ModerateReview {
  readonly reviewId: ReviewId
  readonly verdict: 'publish' | 'hide'
}

/** Moderation lets a review be read, or not, and may think better of it; either twice is once. */
export const moderateReview = defineCommand(review)({
  name: 'moderateReview',
  stream: (input: ModerateReview) => reviewStream(input.reviewId),
  refusals: ['review_not_found'],
  decide({ reviewId, verdict }, { providerId, moderation, erased }, { now }) {
    if (!providerId || erased) return refuse('review_not_found')
    const at = now.toISOString()
    if (verdict === 'publish') {
      return moderation === 'published' ? [] : [{ type: 'ReviewPublished', data: { reviewId, providerId, publishedAt: at } }]
    }
    return moderation === 'hidden' ? [] : [{ type: 'ReviewHidden', data: { reviewId, providerId, hiddenAt: at } }]
  },
})
