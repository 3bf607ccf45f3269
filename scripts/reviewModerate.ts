import { randomUUID } from 'node:crypto'
import { CommandId, ReviewId } from '../src/domain/ids.ts'
import { moderateReview } from '../src/domain/review/moderateReview.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const usage = 'Usage: npm run review:moderate -- <review id> <publish|hide>'

const [which, verdict] = process.argv.slice(2)
const reviewId = ReviewId.safeParse(which?.toLowerCase())
if (reviewId.success && (verdict === 'publish' || verdict === 'hide')) await moderate(reviewId.data, verdict)
else reportFailure(new Mistake(2, `A review and what becomes of it are wanted.\n${usage}`))

function moderate(id: ReviewId, decided: 'publish' | 'hide'): Promise<void> {
  return runCommandLine(async ({ commands }) => {
    const commandId = CommandId.parse(randomUUID())
    const context = { commandId, correlationId: commandId, actor: 'system:command-line' }
    const outcome = await commands.handle(moderateReview, { reviewId: id, verdict: decided }, context)
    if (!outcome.accepted) throw new Mistake(1, `No review has the id ${id}.`)
    const { moderation } = outcome.state
    return outcome.events.length > 0 ? `${id}: is ${moderation} from now on.` : `${id}: was ${moderation} already.`
  })
}
