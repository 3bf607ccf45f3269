import { ReviewId } from '../../../../domain/ids.ts'
import { reportReview } from '../../../../domain/review/reportReview.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { reviewRefusals } from './reviewRefusals.ts'

/** POST /api/pro/reviews/:id/report: asks moderation to check a published review again. */
export const reportReviewRoute = commandRoute({
  ...proCalls.reportReview,
  access: { as: 'provider', owns: 'review' },
  docs: { tags: ['reviews'], summary: 'Report to moderation' },
  command: reportReview,
  input: ({ params, caller, body: { reason, note = null } }) => ({ reviewId: ReviewId.parse(params.id), providerId: caller, reason, note }),
  answer: ({ events: [reported] }, { params }) => ({
    id: params.id,
    reportedAt: reported?.type === 'ReviewReported' ? reported.data.reportedAt : null,
  }),
  refusals: reviewRefusals,
})
