import type { AccountEvent } from '../account/accountEvents.ts'
import { mailProviders } from '../mailProviders.ts'

/** The other rules have mails of their own: that the couple withdrew, or found its planner. */
export const mailProviderWhenCreditIsReturned = mailProviders<Extract<AccountEvent, { type: 'CreditReturned' }>>({
  name: 'mailProviderWhenCreditIsReturned',
  event: 'CreditReturned',
  mails: ({ providerId, requestId, rule }) =>
    rule === 'unreachable' ? [{ providerId, template: 'credit-returned', params: { requestId } }] : [],
})
