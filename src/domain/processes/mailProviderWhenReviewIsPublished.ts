import { mailProviders } from '../mailProviders.ts'
import type { ReviewEvent } from '../review/reviewEvents.ts'

export const mailProviderWhenReviewIsPublished = mailProviders<Extract<ReviewEvent, { type: 'ReviewPublished' }>>({
  name: 'mailProviderWhenReviewIsPublished',
  event: 'ReviewPublished',
  mails: ({ providerId }) => [{ providerId, template: 'provider-reviewed', params: {} }],
})
