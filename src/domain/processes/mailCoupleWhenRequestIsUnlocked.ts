import type { AccountEvent } from '../account/accountEvents.ts'
import { mailCouples } from '../mailProviders.ts'

/** Rule REQ-15. */
export const mailCoupleWhenRequestIsUnlocked = mailCouples<Extract<AccountEvent, { type: 'RequestUnlocked' }>>({
  name: 'mailCoupleWhenRequestIsUnlocked',
  event: 'RequestUnlocked',
  mails: ({ coupleId, providerId, requestId, unlockedAt }) => [
    { coupleId, template: 'request-unlocked', params: { providerId, requestId, unlockedAt } },
  ],
})
