import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface RegisterProvider {
  readonly providerId: ProviderId
  readonly publicId: string
  readonly kind: 'planner' | 'venue'
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone: string
  readonly locale: string
  /** Whether the e-mail is known to be the provider's. */
  readonly emailConfirmed: boolean
}

/** A planner or venue signs up; the login e-mail was claimed before. Rules REG-1 to REG-4, REG-8. */
export const registerProvider = defineCommand(provider)({
  name: 'registerProvider',
  stream: (input: RegisterProvider) => providerStream(input.providerId),
  decide(input, state, { now, rules }) {
    if (state.contact) return []
    return [{ type: 'ProviderRegistered', data: { ...input, termsVersion: rules.termsVersion, termsAcceptedAt: now.toISOString() } }]
  },
})
