import { grantWelcomeCredit } from '../account/grantWelcomeCredit.ts'
import { defineProcess, run } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

export const grantWelcomeCreditWhenProviderRegisters = defineProcess<Extract<ProviderEvent, { type: 'ProviderRegistered' }>>({
  name: 'grantWelcomeCreditWhenProviderRegisters',
  events: ['ProviderRegistered'],
  startsFrom: 'beginning',
  react: ({ data }) => [run(grantWelcomeCredit, { providerId: data.providerId })],
})
