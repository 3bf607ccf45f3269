import type { DomainEvent } from './event.ts'
import type { StreamName } from './ids.ts'
import type { Rules } from './rules.ts'

/** A consistency boundary: what is true of one stream, folded from its events. */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly initial: State
  evolve(state: State, event: Event): State
}

/** A command was understood and not accepted; `code` is stable and from the specifications' catalogues. */
export interface Refusal {
  readonly refused: string
  readonly detail?: Readonly<Record<string, unknown>>
}

/** What follows from a command: facts to record (none when there is nothing to change), or a refusal. */
export type Decision<Event extends DomainEvent> = readonly Event[] | Refusal

export function refuse(code: string, detail?: Readonly<Record<string, unknown>>): Refusal {
  return detail === undefined ? { refused: code } : { refused: code, detail }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** Another stream that a command looks at, without writing it. */
export interface StreamRead<Input, State, Event extends DomainEvent = DomainEvent> {
  readonly aggregate: Aggregate<State, Event>
  stream(input: Input): StreamName
}

export interface DecisionContext<Seen> {
  readonly now: Date
  readonly rules: Rules
  /** State of the streams named in the command's `reads`. */
  readonly seen: Seen
}

export type StreamReads<Input> = Readonly<Record<string, StreamRead<Input, unknown>>>
type StatesOf<Reads> = { readonly [K in keyof Reads]: Reads[K] extends { aggregate: { initial: infer S } } ? S : never }

/**
 * One intent: which stream it concerns and what follows from it. `decide` is pure: no I/O, no clock, no random id.
 */
export interface Command<Input, State, Event extends DomainEvent, Reads extends StreamReads<Input> = StreamReads<Input>> {
  readonly name: string
  readonly aggregate: Aggregate<State, Event>
  stream(input: Input): StreamName
  readonly reads: Reads
  decide(input: Input, state: State, context: DecisionContext<StatesOf<Reads>>): Decision<Event>
}

/** Most commands look at their own stream alone. */
type NoReads = Readonly<Record<string, never>>

/** A command of whatever aggregate, where only its being one matters. */
export type AnyCommand<Input = unknown> = Command<Input, unknown, DomainEvent, StreamReads<Input>>

/** Declares a command; `reads` may be left out when no other stream is looked at. */
export function defineCommand<Input, State, Event extends DomainEvent, const Reads extends StreamReads<Input> = NoReads>(
  command: Omit<Command<Input, State, Event, Reads>, 'reads'> & { readonly reads?: Reads },
): Command<Input, State, Event, Reads> {
  return { ...command, reads: command.reads ?? ({} as Reads) }
}
