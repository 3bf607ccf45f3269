import { mailProviders } from '../mailProviders.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

export const mailProviderWhenRequestIsWithdrawn = mailProviders<Extract<RequestEvent, { type: 'RequestWithdrawnByCouple' }>>({
  name: 'mailProviderWhenRequestIsWithdrawn',
  event: 'RequestWithdrawnByCouple',
  mails: ({ providerId, requestId }) => [{ providerId, template: 'request-withdrawn', params: { requestId } }],
})
