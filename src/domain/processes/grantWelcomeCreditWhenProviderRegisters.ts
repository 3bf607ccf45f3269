import { grantWelcomeCredit } from '../account/grantWelcomeCredit.ts'
import { defineProcess, run } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** With a confirmed e-mail at once, else as soon as it is confirmed. Rules REG-7, REG-9. */
export const grantWelcomeCreditWhenProviderRegisters = defineProcess<
  Extract<ProviderEvent, { type: 'ProviderRegistered' | 'EmailConfirmed' }>
>({
  name: 'grantWelcomeCreditWhenProviderRegisters',
  version: 2,
  events: ['ProviderRegistered', 'EmailConfirmed'],
  startsFrom: 'beginning',
  react(event) {
    if (event.type === 'ProviderRegistered' && event.data.emailConfirmed === false) return []
    return [run(grantWelcomeCredit, { providerId: event.data.providerId })]
  },
})
