import { ProviderId } from '../ids.ts'
import { mailProviders } from '../mailProviders.ts'
import type { PersonEvent } from '../person/personEvents.ts'

/** It arrives, or it bounces and is reported. Rule NOT-4. */
export const mailProviderWhenItsMailIsTriedAgain = mailProviders<Extract<PersonEvent, { type: 'MailTriedAgain' }>>({
  name: 'mailProviderWhenItsMailIsTriedAgain',
  event: 'MailTriedAgain',
  mails: ({ person: { kind, id } }) =>
    kind === 'provider' ? [{ providerId: ProviderId.parse(id), template: 'address-check', params: {} }] : [],
})
