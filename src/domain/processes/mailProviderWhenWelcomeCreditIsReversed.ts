import type { AccountEvent } from '../account/accountEvents.ts'
import { mailProviders } from '../mailProviders.ts'

/** A credit that was spent, or never granted, is no news. */
export const mailProviderWhenWelcomeCreditIsReversed = mailProviders<Extract<AccountEvent, { type: 'WelcomeCreditReversed' }>>({
  name: 'mailProviderWhenWelcomeCreditIsReversed',
  event: 'WelcomeCreditReversed',
  mails: ({ providerId, credits }) => (credits > 0 ? [{ providerId, template: 'welcome-credit-reversed', params: {} }] : []),
})
