import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, ReviewId } from '../ids.ts'
import { type ReviewState, review, reviewStream } from './review.ts'
import type { ReviewEvent } from './reviewEvents.ts'

export interface AnswerReview {
  readonly reviewId: ReviewId
  readonly providerId: ProviderId
  readonly text: string
}

/** The provider replies to what everybody reads of it, or puts another reply in its place. Somebody else's review is none. */
export const answerReview = defineCommand<AnswerReview, ReviewState, ReviewEvent>({
  name: 'answerReview',
  aggregate: review,
  stream: (input) => reviewStream(input.reviewId),
  decide(input, state, { now, rules }) {
    const { reviewId, providerId } = input
    if (state.providerId !== providerId) return refuse('review_not_found')
    if (state.moderation !== 'published') return refuse('review_not_published')
    const text = input.text.trim()
    const { most } = rules.reviews.answer
    if (text.length === 0 || text.length > most) return refuse('review_answer_length', { most })
    if (state.answer === text) return []
    return [{ type: 'ReviewAnswered', data: { reviewId, providerId, text, answeredAt: now.toISOString() } }]
  },
})
