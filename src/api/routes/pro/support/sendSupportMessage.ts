import { deriveId } from '../../../../commands/deriveId.ts'
import { sendSupportMessage } from '../../../../domain/support/sendSupportMessage.ts'
import { fillIn } from '../../../../texts/fillIn.ts'
import { type CommandCall, commandRoute } from '../../../commandRoute.ts'
import { Problem } from '../../../problem.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { supportText } from '../../../texts/supportTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { shownMessage } from './shownMessage.ts'

type Call = Pick<CommandCall<'provider'>, 'language' | 'dependencies'>

/** POST /api/pro/support-messages: sends a message to the operator. Rule SUP-1. */
export const sendSupportMessageRoute = commandRoute({
  ...proCalls.sendSupportMessage,
  access: { as: 'provider' },
  docs: {
    tags: ['support'],
    summary: 'Write to the support',
    description:
      'The answer comes by e-mail. So many messages in an hour and in a day; those of Premium providers are marked and answered first.',
  },
  command: sendSupportMessage,
  input({ caller, commandId, body, language, dependencies }) {
    if (dependencies.settings.supportEmail === undefined)
      throw new Problem(409, 'support_unavailable', { detail: supportText('support_unavailable', language) })
    return { providerId: caller, messageId: deriveId('support-message', commandId), ...body }
  },
  answer({ state, input }) {
    const sent = state.messages.find(({ messageId }) => messageId === input.messageId)
    if (!sent) throw new Error('a message that was sent is in its stream')
    return shownMessage(sent)
  },
  refusals: {
    planner_not_found: providerNotFound,
    support_limit_of_hour: (call) =>
      tooManyMessages(call, 'support_limit_of_hour', call.dependencies.commands.rules.limits.supportMessagesPerHour),
    support_limit_of_day: (call) =>
      tooManyMessages(call, 'support_limit_of_day', call.dependencies.commands.rules.limits.supportMessagesPerDay),
  },
})

function tooManyMessages(
  { language }: Call,
  code: 'support_limit_of_hour' | 'support_limit_of_day',
  { max, seconds }: { readonly max: number; readonly seconds: number },
): Problem {
  return new Problem(429, code, { detail: fillIn(supportText(code, language), { max }), retryAfterSeconds: seconds })
}
