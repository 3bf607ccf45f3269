import { mailProviders } from '../mailProviders.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** To the former address, whose owner may not have wanted it. Rule ACC-6. */
export const mailFormerAddressWhenLoginEmailIsChanged = mailProviders<Extract<ProviderEvent, { type: 'LoginEmailChanged' }>>({
  name: 'mailFormerAddressWhenLoginEmailIsChanged',
  event: 'LoginEmailChanged',
  mails: ({ providerId, changedAt }) => [{ providerId, template: 'email-changed', params: { changedAt } }],
})
