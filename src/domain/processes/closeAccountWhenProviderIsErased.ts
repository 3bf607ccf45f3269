import { closeAccount } from '../account/closeAccount.ts'
import type { ProviderId } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { defineProcess, run } from '../process.ts'

export const closeAccountWhenProviderIsErased = defineProcess<Extract<PersonEvent, { type: 'PersonErasureAsked' }>>({
  name: 'closeAccountWhenProviderIsErased',
  events: ['PersonErasureAsked'],
  startsFrom: 'beginning',
  react: ({ data: { person } }) => (person.kind === 'provider' ? [run(closeAccount, { providerId: person.id as ProviderId })] : []),
})
