import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, ReviewId } from '../ids.ts'
import type { ReportReason } from './reportReason.ts'
import { review, reviewStream } from './review.ts'

export interface ReportReview {
  readonly reviewId: ReviewId
  readonly providerId: ProviderId
  readonly reason: ReportReason
  readonly note: string | null
}

/** The provider asks moderation to check a published review again. A second report is ignored until moderation has decided. Rule REV-6. */
export const reportReview = defineCommand(review)({
  name: 'reportReview',
  stream: (input: ReportReview) => reviewStream(input.reviewId),
  refusals: ['review_not_found', 'review_not_published', 'report_note_required', 'report_note_length'],
  decide(input, state, { now, rules }) {
    const { reviewId, providerId, reason } = input
    if (state.erased || state.providerId !== providerId) return refuse('review_not_found')
    if (state.moderation !== 'published') return refuse('review_not_published')
    const note = input.note?.trim() || null
    const { most } = rules.reviews.reportNote
    if (note === null && reason === 'other') return refuse('report_note_required')
    if (note !== null && note.length > most) return refuse('report_note_length', { most })
    if (state.reported) return []
    return [{ type: 'ReviewReported', data: { reviewId, providerId, reason, note, reportedAt: now.toISOString() } }]
  },
})
