import type { ProviderId } from '../../../domain/ids.ts'
import { timesToAnswer } from '../../../projections/requestInbox/timesToAnswer.ts'
import type { ApiDependencies } from '../../dependencies.ts'

const dayMs = 86_400_000

/** The hours within which a provider answers half of its requests; null with too few answers, or when it takes long. Rule STA-4. */
export function replyHoursOf({ database, commands }: Pick<ApiDependencies, 'database' | 'commands'>) {
  return async (providerId: ProviderId): Promise<number | null> => {
    const { days, leastAnswers, hoursAtMost } = commands.rules.shownReplyTime
    const to = commands.now()
    const [time] = await timesToAnswer(database, providerId, [{ from: new Date(to.getTime() - days * dayMs), to }])
    if (!time || time.answered < leastAnswers || time.medianMinutes === null) return null
    const hours = Math.max(1, Math.ceil(time.medianMinutes / 60))
    return hours <= hoursAtMost ? hours : null
  }
}
