import { account, accountStream, hasPremium } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from '../provider/provider.ts'
import { type Support, support, supportStream } from './support.ts'
import type { SupportSubject } from './supportSubject.ts'

export interface SendSupportMessage {
  readonly providerId: ProviderId
  readonly messageId: string
  readonly subject: SupportSubject
  readonly text: string
}

const reads = {
  owner: { aggregate: provider, stream: ({ providerId }: SendSupportMessage) => providerStream(providerId) },
  account: { aggregate: account, stream: ({ providerId }: SendSupportMessage) => accountStream(providerId) },
}

/** Writes to the operator. With Premium the message is marked, and answered first. Rule SUP-1. */
export const sendSupportMessage = defineCommand(support)({
  name: 'sendSupportMessage',
  stream: ({ providerId }: SendSupportMessage) => supportStream(providerId),
  reads,
  refusals: ['planner_not_found', 'support_limit_of_hour', 'support_limit_of_day'],
  decide({ providerId, messageId, subject, text }, state, { now, rules, seen }) {
    if (!seen.owner.contact) return refuse('planner_not_found')
    const { supportMessagesPerHour, supportMessagesPerDay } = rules.limits
    if (isReached(supportMessagesPerHour, state, now)) return refuse('support_limit_of_hour')
    if (isReached(supportMessagesPerDay, state, now)) return refuse('support_limit_of_day')
    const reference = supportReference(messageId)
    const premium = hasPremium(seen.account)
    const data = { providerId, messageId, reference, subject, text: text.trim(), premium, sentAt: now.toISOString() }
    return [{ type: 'SupportMessageSent', data }]
  },
})

function isReached({ max, seconds }: { readonly max: number; readonly seconds: number }, { messages }: Support, now: Date): boolean {
  const from = now.getTime() - seconds * 1_000
  return messages.filter(({ sentAt }) => Date.parse(sentAt) > from).length >= max
}

/** Without 0, 1, I and O, which are misread on the telephone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Forty bits of the message's id, as two groups of four. */
function supportReference(messageId: string): string {
  let bits = BigInt(`0x${messageId.replaceAll('-', '').slice(-10)}`)
  let letters = ''
  for (let n = 0; n < 8; n++) {
    letters += alphabet[Number(bits % 32n)] ?? ''
    bits /= 32n
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
