import { unlessErased } from '../../../../domain/event.ts'
import { ReviewId } from '../../../../domain/ids.ts'
import { answerReview } from '../../../../domain/review/answerReview.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { reviewRefusals } from './reviewRefusals.ts'

/** POST /api/pro/reviews/:id/answer: replies to a published review, or changes the reply. */
export const answerReviewRoute = commandRoute({
  ...proCalls.answerReview,
  access: { as: 'provider', owns: 'review' },
  docs: { tags: ['reviews'], summary: 'Reply' },
  command: answerReview,
  input: ({ params, caller, body }) => ({ reviewId: ReviewId.parse(params.id), providerId: caller, text: body.text }),
  answer: ({ state }, { params, firstGiven }) => ({
    id: params.id,
    answer: unlessErased(state.answer, '') ?? '',
    answeredAt: firstGiven.toISOString(),
  }),
  refusals: reviewRefusals,
})
