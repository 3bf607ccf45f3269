import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'

export interface RegisterProvider {
  readonly providerId: ProviderId
  readonly publicId: string
  readonly kind: 'planner' | 'venue'
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone: string
  readonly locale: string
}

/** A planner or venue signs up; the login e-mail was claimed before. */
export const registerProvider = defineCommand<RegisterProvider, Provider, ProviderEvent>({
  name: 'registerProvider',
  aggregate: provider,
  stream: (input) => providerStream(input.providerId),
  decide(input, state, { now, rules }) {
    if (state.contact) return []
    return [{ type: 'ProviderRegistered', data: { ...input, termsVersion: rules.termsVersion, termsAcceptedAt: now.toISOString() } }]
  },
})
