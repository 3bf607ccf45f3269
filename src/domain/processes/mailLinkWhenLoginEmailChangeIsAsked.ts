import { mailProviders } from '../mailProviders.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** To the new address. Rule ACC-6. */
export const mailLinkWhenLoginEmailChangeIsAsked = mailProviders<Extract<ProviderEvent, { type: 'LoginEmailChangeAsked' }>>({
  name: 'mailLinkWhenLoginEmailChangeIsAsked',
  event: 'LoginEmailChangeAsked',
  mails: ({ providerId, askedAt }) => [{ providerId, template: 'confirm-new-email', params: { askedAt } }],
})
