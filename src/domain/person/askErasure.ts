import { defineCommand, refuse } from '../command.ts'
import { person, personStream } from './person.ts'
import type { ErasureReason, Person } from './personKind.ts'

export interface AskErasure {
  /** A couple requests its own erasure (`askAccountDeletion`). */
  readonly person: Person & { readonly kind: 'provider' | 'reviewer' }
  /** The id of the erasure on the person's certificate. */
  readonly certificateId: string
  readonly reason: ErasureReason
}

/** Requests the erasure of a provider or reviewer; after this no other command is accepted for it. */
export const askErasure = defineCommand(person)({
  name: 'askErasure',
  stream: (input: AskErasure) => personStream(input.person),
  refusals: ['person_not_found'],
  decide(input, { known, asked }, { now }) {
    if (!known) return refuse('person_not_found')
    return asked ? [] : [{ type: 'PersonErasureAsked', data: { ...input, askedAt: now.toISOString() } }]
  },
})
