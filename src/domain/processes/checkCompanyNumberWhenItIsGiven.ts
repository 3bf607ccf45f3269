import { registeredCountries } from '../companyNumber.ts'
import { defineProcess, makeEffect } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** Elsewhere a person reviews the number. */
export const checkCompanyNumberWhenItIsGiven = defineProcess<Extract<ProviderEvent, { type: 'CompanyNumberGiven' }>>({
  name: 'checkCompanyNumberWhenItIsGiven',
  events: ['CompanyNumberGiven'],
  startsFrom: 'beginning',
  react: ({ data: { providerId, country, givenAt } }) =>
    registeredCountries.includes(country)
      ? [makeEffect('companyCheck', { providerId, givenAt }, { person: { kind: 'provider', id: providerId } })]
      : [],
})
