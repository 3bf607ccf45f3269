import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, ReviewId } from '../ids.ts'
import { review, reviewStream } from './review.ts'

export interface AnswerReview {
  readonly reviewId: ReviewId
  readonly providerId: ProviderId
  readonly text: string
}

/** The provider replies to a published review, or replaces its reply. A review of another provider is not found. Rule REV-3. */
export const answerReview = defineCommand(review)({
  name: 'answerReview',
  stream: (input: AnswerReview) => reviewStream(input.reviewId),
  refusals: ['review_not_found', 'review_not_published', 'review_answer_length'],
  decide(input, state, { now, rules }) {
    const { reviewId, providerId } = input
    if (state.erased || state.providerId !== providerId) return refuse('review_not_found')
    if (state.moderation !== 'published') return refuse('review_not_published')
    const text = input.text.trim()
    const { most } = rules.reviews.answer
    if (text.length === 0 || text.length > most) return refuse('review_answer_length', { most })
    if (state.answer === text) return []
    return [{ type: 'ReviewAnswered', data: { reviewId, providerId, text, answeredAt: now.toISOString() } }]
  },
})
