import { defineProcess, makeEffect } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** A release without claims may have validated it. Rule COM-8. */
export const claimCompanyNumberWhenItWasVerified = defineProcess<Extract<ProviderEvent, { type: 'CompanyNumberChecked' }>>({
  name: 'claimCompanyNumberWhenItWasVerified',
  events: ['CompanyNumberChecked'],
  startsFrom: 'beginning',
  react: ({ data: { providerId, givenAt, outcome, claimed } }) =>
    outcome === 'valid' && !claimed
      ? [makeEffect('companyClaim', { providerId, givenAt }, { person: { kind: 'provider', id: providerId } })]
      : [],
})
