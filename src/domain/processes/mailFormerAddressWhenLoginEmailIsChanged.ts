import { mailProviders } from '../mailProviders.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** To the former address, in case its owner did not request the change. Rule ACC-6. */
export const mailFormerAddressWhenLoginEmailIsChanged = mailProviders<Extract<ProviderEvent, { type: 'LoginEmailChanged' }>>({
  name: 'mailFormerAddressWhenLoginEmailIsChanged',
  event: 'LoginEmailChanged',
  mails: ({ providerId, changedAt }) => [{ providerId, template: 'email-changed', params: { changedAt } }],
})
