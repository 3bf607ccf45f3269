import { mailProviders } from '../mailProviders.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

export const mailProviderWhenPartIsRejected = mailProviders<Extract<ProviderEvent, { type: 'ProfilePartRejected' }>>({
  name: 'mailProviderWhenPartIsRejected',
  event: 'ProfilePartRejected',
  mails: ({ providerId, part, version }) => [{ providerId, template: 'part-rejected', params: { part, version } }],
})
