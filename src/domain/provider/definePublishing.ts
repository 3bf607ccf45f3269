import { type Aggregate, type Refusal, refuse } from '../command.ts'
import type { DomainEvent } from '../event.ts'
import type { Provider } from './provider.ts'

interface Publishing<State, Event extends DomainEvent, Incomplete extends string> {
  readonly aggregate: Aggregate<State, Event>
  /** What is missing before it can be published. */
  readonly missingIn: (state: State) => readonly string[]
  readonly incomplete: Incomplete
}

/** The rules of publishing: a published record is complete, and no command may make it incomplete. */
export function definePublishing<
  State extends { readonly published: boolean },
  Event extends DomainEvent,
  const Incomplete extends string,
>({ aggregate, missingIn, incomplete }: Publishing<State, Event, Incomplete>) {
  return {
    /** Refused while the owner's e-mail is not confirmed, or with the names of missing parts. Rule REG-9. */
    refusalOfPublishing: (state: State, { contact }: Provider): Refusal<'email_not_confirmed' | Incomplete> | undefined => {
      if (!contact?.emailConfirmed) return refuse('email_not_confirmed')
      const missing = missingIn(state)
      return missing.length > 0 ? refuse(incomplete, { missing }) : undefined
    },
    /** Returns the events, or refuses those that would make a published record incomplete: it must be unpublished first. */
    unlessIncomplete: (before: State, events: readonly Event[]): readonly Event[] | Refusal<Incomplete> => {
      const after = events.reduce((state, event) => aggregate.evolve(state, event), before)
      const missing = missingIn(after)
      return before.published && missing.length > 0 ? refuse(incomplete, { missing }) : events
    },
  }
}
