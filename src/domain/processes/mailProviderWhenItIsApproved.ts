import { mailProviders } from '../mailProviders.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

export const mailProviderWhenItIsApproved = mailProviders<Extract<ProviderEvent, { type: 'ProviderApproved' }>>({
  name: 'mailProviderWhenItIsApproved',
  event: 'ProviderApproved',
  mails: ({ providerId }) => [{ providerId, template: 'profile-approved', params: {} }],
})
