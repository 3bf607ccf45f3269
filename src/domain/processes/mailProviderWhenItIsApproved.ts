import { defineProcess, deliver } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

export const mailProviderWhenItIsApproved = defineProcess<Extract<ProviderEvent, { type: 'ProviderApproved' }>>({
  name: 'mailProviderWhenItIsApproved',
  events: ['ProviderApproved'],
  startsFrom: 'now',
  react: ({ data }, context) => [
    deliver({ channel: 'mail', template: 'profile-approved', recipient: { kind: 'provider', id: data.providerId }, params: {} }, context),
  ],
})
