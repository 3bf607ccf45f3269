import { defineProcess, deliver } from '../process.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

export const mailProviderWhenContactDeletionIsAsked = defineProcess<Extract<RequestEvent, { type: 'ContactDeletionAsked' }>>({
  name: 'mailProviderWhenContactDeletionIsAsked',
  events: ['ContactDeletionAsked'],
  startsFrom: 'now',
  react: ({ data }, context) => [
    deliver(
      {
        channel: 'mail',
        template: 'deletion-asked',
        recipient: { kind: 'provider', id: data.providerId },
        params: { requestId: data.requestId },
      },
      context,
    ),
  ],
})
