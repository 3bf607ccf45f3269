import { defineProcess, deliver } from '../process.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

export const mailProviderWhenRequestIsWithdrawn = defineProcess<Extract<RequestEvent, { type: 'RequestWithdrawnByCouple' }>>({
  name: 'mailProviderWhenRequestIsWithdrawn',
  events: ['RequestWithdrawnByCouple'],
  startsFrom: 'now',
  react: ({ data }, context) => [
    deliver(
      {
        channel: 'mail',
        template: 'request-withdrawn',
        recipient: { kind: 'provider', id: data.providerId },
        params: { requestId: data.requestId },
      },
      context,
    ),
  ],
})
