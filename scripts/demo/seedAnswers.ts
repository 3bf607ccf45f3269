import { recordWithdrawal } from '../../src/domain/account/recordWithdrawal.ts'
import { rejectRequest } from '../../src/domain/account/rejectRequest.ts'
import { unlockRequest } from '../../src/domain/account/unlockRequest.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import { markRequestSeen } from '../../src/domain/request/markRequestSeen.ts'
import { withdrawRequest } from '../../src/domain/request/withdrawRequest.ts'
import { groupBy } from '../../src/integrations/cities/groupBy.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedCouple, PlannedRequest } from './planCouple.ts'

/** One action on a request at a provider. */
interface Act {
  readonly at: Date
  readonly providerId: ProviderId
  give(commands: DemoCommands): Promise<void>
}

/** All actions at each provider, in order of time, since a statement of credits is chronological. */
export function answersByProvider(couples: readonly PlannedCouple[]): readonly (readonly Act[])[] {
  const acts = couples.flatMap((couple) => couple.project.requests.flatMap((request) => actsOf(couple, request)))
  const byProvider = groupBy(acts, ({ providerId }) => providerId)
  return [...byProvider.values()].map((list) => list.toSorted((a, b) => a.at.getTime() - b.at.getTime()))
}

/** Runs the actions of one provider in order. */
export async function seedAnswers(commands: DemoCommands, acts: readonly Act[]): Promise<void> {
  for (const act of acts) await act.give(commands)
}

function actsOf(
  { id: coupleId, project: { cancelledAt } }: PlannedCouple,
  { requestId, providerId, seenAt, answer }: PlannedRequest,
): readonly Act[] {
  const ids = { requestId, providerId }
  const by = { about: requestId, actor: `provider:${providerId}` }
  const acts: Act[] = []
  if (seenAt) acts.push({ providerId, at: seenAt, give: (commands) => commands.give(markRequestSeen, ids, { ...by, at: seenAt }) })
  if (answer.kind === 'unlock') {
    acts.push({ providerId, at: answer.at, give: (commands) => commands.give(unlockRequest, ids, { ...by, at: answer.at }) })
  }
  if (answer.kind === 'reject') {
    const { at, reason, note } = answer
    acts.push({ providerId, at, give: (commands) => commands.give(rejectRequest, { ...ids, reason, note }, { ...by, at }) })
  }
  if (cancelledAt) {
    const withdrawal = { at: cancelledAt, about: requestId, actor: `couple:${coupleId}` }
    const withdrawn = { ...ids, coupleId, withdrawnAt: cancelledAt.toISOString() }
    const give = async (commands: DemoCommands) => {
      await commands.give(withdrawRequest, withdrawn, withdrawal)
      await commands.give(recordWithdrawal, withdrawn, withdrawal)
    }
    acts.push({ providerId, at: cancelledAt, give })
  }
  return acts
}
