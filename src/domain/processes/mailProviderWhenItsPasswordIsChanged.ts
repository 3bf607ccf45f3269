import { mailProviders } from '../mailProviders.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

export const mailProviderWhenItsPasswordIsChanged = mailProviders<Extract<ProviderEvent, { type: 'PasswordChanged' }>>({
  name: 'mailProviderWhenItsPasswordIsChanged',
  event: 'PasswordChanged',
  mails: ({ providerId }) => [{ providerId, template: 'password-changed', params: {} }],
})
