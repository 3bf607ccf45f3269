import { defineProcess, deliver } from '../process.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

export const mailProviderWhenRequestIsReceived = defineProcess<Extract<RequestEvent, { type: 'RequestReceived' }>>({
  name: 'mailProviderWhenRequestIsReceived',
  events: ['RequestReceived'],
  startsFrom: 'now',
  react: ({ data }, context) => [
    deliver(
      {
        channel: 'mail',
        template: 'request-received',
        recipient: { kind: 'provider', id: data.providerId },
        params: { requestId: data.requestId, eventDate: data.eventDate },
      },
      context,
    ),
  ],
})
