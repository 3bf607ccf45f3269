import { mailProviders } from '../mailProviders.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** Its page is hidden from then on, even if the number was valid before. Rule COM-9. */
export const mailProviderWhenItsNumberIsRefused = mailProviders<Extract<ProviderEvent, { type: 'CompanyNumberChecked' }>>({
  name: 'mailProviderWhenItsNumberIsRefused',
  event: 'CompanyNumberChecked',
  mails: ({ providerId, outcome }) => (outcome === 'valid' ? [] : [{ providerId, template: 'number-refused', params: { outcome } }]),
})
