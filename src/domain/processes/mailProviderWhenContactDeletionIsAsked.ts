import { mailProviders } from '../mailProviders.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

export const mailProviderWhenContactDeletionIsAsked = mailProviders<Extract<RequestEvent, { type: 'ContactDeletionAsked' }>>({
  name: 'mailProviderWhenContactDeletionIsAsked',
  event: 'ContactDeletionAsked',
  mails: ({ providerId, requestId }) => [{ providerId, template: 'deletion-asked', params: { requestId } }],
})
