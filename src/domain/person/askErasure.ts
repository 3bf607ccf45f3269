import { defineCommand, refuse } from '../command.ts'
import { person, personStream } from './person.ts'
import type { ErasureReason, Person } from './personKind.ts'

export interface AskErasure {
  /** A couple asks for its own erasure (`askAccountDeletion`). */
  readonly person: Person & { readonly kind: 'provider' | 'reviewer' }
  /** Names the erasure in the person's hands. */
  readonly certificateId: string
  readonly reason: ErasureReason
}

/** A provider or reviewer is to be erased; from here on nothing else is decided for it. */
export const askErasure = defineCommand(person)({
  name: 'askErasure',
  stream: (input: AskErasure) => personStream(input.person),
  refusals: ['person_not_found'],
  decide(input, { known, asked }, { now }) {
    if (!known) return refuse('person_not_found')
    return asked ? [] : [{ type: 'PersonErasureAsked', data: { ...input, askedAt: now.toISOString() } }]
  },
})
