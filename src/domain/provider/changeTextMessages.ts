import { account, accountStream, hasPremium } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { notifications } from '../person/notifications.ts'
import type { TextMessageKind } from '../textMessageKinds.ts'
import { providerStream } from './provider.ts'

export interface ChangeTextMessages {
  readonly providerId: ProviderId
  readonly kind: TextMessageKind
  readonly wanted: boolean
}

const reads = { account: { aggregate: account, stream: (input: ChangeTextMessages) => accountStream(input.providerId) } }

/** Turns a kind of text message on, which needs Premium, or off, which does not. The last choice counts. Rule NOT-2. */
export const changeTextMessages = defineCommand(notifications)({
  name: 'changeTextMessages',
  stream: (input: ChangeTextMessages) => providerStream(input.providerId),
  reads,
  refusals: ['planner_not_found', 'premium_required'],
  decide(input, { isReachable, texted }, { now, seen }) {
    if (!isReachable) return refuse('planner_not_found')
    if (input.wanted && !hasPremium(seen.account)) return refuse('premium_required')
    if (texted.has(input.kind) === input.wanted) return []
    return [{ type: 'TextMessagePreferenceChanged', data: { ...input, changedAt: now.toISOString() } }]
  },
})
