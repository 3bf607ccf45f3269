import type { AccountEvent } from '../account/accountEvents.ts'
import { mailProviders } from '../mailProviders.ts'

/** Nothing is taken when the credit was spent or never granted, so no mail is sent. */
export const mailProviderWhenWelcomeCreditIsReversed = mailProviders<Extract<AccountEvent, { type: 'WelcomeCreditReversed' }>>({
  name: 'mailProviderWhenWelcomeCreditIsReversed',
  event: 'WelcomeCreditReversed',
  mails: ({ providerId, credits }) => (credits > 0 ? [{ providerId, template: 'welcome-credit-reversed', params: {} }] : []),
})
