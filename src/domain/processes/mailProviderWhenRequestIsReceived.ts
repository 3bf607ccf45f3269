import { mailProviders } from '../mailProviders.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

export const mailProviderWhenRequestIsReceived = mailProviders<Extract<RequestEvent, { type: 'RequestReceived' }>>({
  name: 'mailProviderWhenRequestIsReceived',
  event: 'RequestReceived',
  mails: ({ providerId, requestId, eventDate }) => [{ providerId, template: 'request-received', params: { requestId, eventDate } }],
})
