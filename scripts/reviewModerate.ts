import { randomUUID } from 'node:crypto'
import { CommandId, ReviewId } from '../src/domain/ids.ts'
import { type ModerateReview, moderateReview } from '../src/domain/review/moderateReview.ts'
import { listReviewsToModerate, type ReviewToModerate } from '../src/projections/providerReviews/reviewsToModerate.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const usage = [
  'Usage: npm run review:moderate -- list',
  '       npm run review:moderate -- publish <review id>',
  '       npm run review:moderate -- hide <review id> <reason>',
].join('\n')
const mostListed = 50

const mistakes = {
  review_not_found: (id: ReviewId) => new Mistake(1, `No review has the id ${id}.`),
  reason_length: (_id: ReviewId, { least, most }: { readonly least: number; readonly most: number }) =>
    new Mistake(2, `A reason of ${least} to ${most} characters is wanted; its writer and the provider will read it.\n${usage}`),
} as const

const [verdict, which, ...words] = process.argv.slice(2)
const reviewId = ReviewId.safeParse(which?.toLowerCase())
const reason = words.join(' ')
if (verdict === 'list') await list()
else if (verdict === 'publish' && reviewId.success) await moderate({ verdict, reviewId: reviewId.data })
else if (verdict === 'hide' && reviewId.success) await moderate({ verdict, reviewId: reviewId.data, reason })
else reportFailure(new Mistake(2, `A review and what becomes of it are wanted.\n${usage}`))

function moderate(input: ModerateReview): Promise<void> {
  return runCommandLine(async ({ commands }) => {
    const commandId = CommandId.parse(randomUUID())
    const context = { commandId, correlationId: commandId, actor: 'system:command-line' }
    const outcome = await commands.handle(moderateReview, input, context)
    if (!outcome.accepted) throw mistakes[outcome.refused](input.reviewId, commands.rules.reviews.hiddenReason)
    const { moderation } = outcome.state
    if (outcome.events[0]?.type === 'ReviewReportRejected') return `${input.reviewId}: stays published; the report is rejected.`
    return outcome.events.length > 0 ? `${input.reviewId}: is ${moderation} from now on.` : `${input.reviewId}: was ${moderation} already.`
  })
}

/** The reviews that wait for a decision, oldest first. */
function list(): Promise<void> {
  return runCommandLine(async ({ database }) => {
    const { reviews, total } = await listReviewsToModerate(database, mostListed)
    if (total === 0) return 'No review waits for moderation.'
    const rest = total > reviews.length ? [`… and ${total - reviews.length} more.`] : []
    return [...reviews.map(described), ...rest].join('\n\n')
  })
}

function described(review: ReviewToModerate): string {
  const { reviewId: id, providerId, reviewerName, reviewerType, rating, text, writtenAt, hasPicture, report } = review
  const score = rating === null ? 'recommends' : `${rating} of 5`
  return [
    `${id}  ${writtenAt.slice(0, 10)}  ${score}  ${reviewerType}: ${reviewerName}, about provider ${providerId}${hasPicture ? ', with a photo' : ''}`,
    ...(report ? [`  reported ${report.at.slice(0, 10)} as ${report.reason}${report.note === null ? '' : `: ${report.note}`}`] : []),
    ...text.split('\n').map((line) => `  ${line}`),
  ].join('\n')
}
