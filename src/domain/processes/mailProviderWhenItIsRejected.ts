import { mailProviders } from '../mailProviders.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

export const mailProviderWhenItIsRejected = mailProviders<Extract<ProviderEvent, { type: 'ProviderRejected' }>>({
  name: 'mailProviderWhenItIsRejected',
  event: 'ProviderRejected',
  mails: ({ providerId }) => [{ providerId, template: 'profile-rejected', params: {} }],
})
