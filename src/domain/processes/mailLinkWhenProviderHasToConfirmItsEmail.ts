import { defineProcess, deliver } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** Rule REG-8. */
export const mailLinkWhenProviderHasToConfirmItsEmail = defineProcess<
  Extract<ProviderEvent, { type: 'ProviderRegistered' | 'EmailConfirmationAsked' }>
>({
  name: 'mailLinkWhenProviderHasToConfirmItsEmail',
  events: ['ProviderRegistered', 'EmailConfirmationAsked'],
  startsFrom: 'now',
  react({ type, data }, _state, context) {
    if (type === 'ProviderRegistered' && data.emailConfirmed !== false) return []
    const recipient = { kind: 'provider', id: data.providerId }
    return [
      deliver({ channel: 'mail', template: 'confirm-email', recipient, params: { askedAt: context.recordedAt.toISOString() } }, context),
    ]
  },
})
