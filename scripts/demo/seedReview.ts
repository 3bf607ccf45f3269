import { answerReview } from '../../src/domain/review/answerReview.ts'
import { moderateReview } from '../../src/domain/review/moderateReview.ts'
import { reportReview } from '../../src/domain/review/reportReview.ts'
import { writeReview } from '../../src/domain/review/writeReview.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedReview } from './planReviews.ts'

/** Writes a review, and records moderation's decision and the provider's reply or report. */
export async function seedReview(
  commands: DemoCommands,
  { words, writtenAt, publishedAt, reply, reportedAt, hidden }: PlannedReview,
): Promise<void> {
  const { reviewId, providerId } = words
  const own = { at: writtenAt, about: reviewId, actor: 'system:demo' }
  await commands.give(writeReview, words, own)
  if (publishedAt) await commands.give(moderateReview, { reviewId, verdict: 'publish' }, { ...own, at: publishedAt })
  if (reply) {
    await commands.give(answerReview, { reviewId, providerId, text: reply.text }, { ...own, at: reply.at, actor: `provider:${providerId}` })
  }
  if (reportedAt) {
    const report = { reviewId, providerId, reason: 'not_a_client', note: null } as const
    await commands.give(reportReview, report, { ...own, at: reportedAt, actor: `provider:${providerId}` })
  }
  if (hidden) await commands.give(moderateReview, { reviewId, verdict: 'hide', reason: hidden.reason }, { ...own, at: hidden.at })
}
