import { mailCouples } from '../mailProviders.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

export const mailCoupleWhenReviewIsInvited = mailCouples<Extract<RequestEvent, { type: 'ReviewInvited' }>>({
  name: 'mailCoupleWhenReviewIsInvited',
  event: 'ReviewInvited',
  mails: ({ coupleId, providerId }) => [{ coupleId, template: 'review-invited', params: { providerId } }],
})
