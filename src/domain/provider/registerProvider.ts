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
  /** Whether the e-mail is already confirmed. */
  readonly emailConfirmed: boolean
}

/** Registers a planner or venue; the caller has claimed the login e-mail. Rules REG-1 to REG-4, REG-8. */
export const registerProvider = defineCommand(provider)({
  name: 'registerProvider',
  stream: (input: RegisterProvider) => providerStream(input.providerId),
  decide(input, state, { now, rules }) {
    if (state.contact) return []
    return [{ type: 'ProviderRegistered', data: { ...input, termsVersion: rules.termsVersion, termsAcceptedAt: now.toISOString() } }]
  },
})
