import { defineProcess, deliver, makeEffect } from '../process.ts'
import type { SupportEvent } from '../support/supportEvents.ts'

/** The operator gets the message however late; the provider gets a copy of it. Rule SUP-1. */
export const mailOperatorWhenSupportMessageIsSent = defineProcess<SupportEvent>({
  name: 'mailOperatorWhenSupportMessageIsSent',
  events: ['SupportMessageSent'],
  startsFrom: 'now',
  react({ data: { providerId, messageId } }, _state, context) {
    const recipient = { kind: 'provider', id: providerId }
    const params = { messageId }
    return [
      makeEffect('mail', { template: 'support-message', params }, { person: recipient }),
      deliver({ channel: 'mail', template: 'support-received', recipient, params }, context),
    ]
  },
})
