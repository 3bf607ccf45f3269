import type { DomainEvent } from './event.ts'
import type { StreamName } from './ids.ts'
import type { Rules } from './rules.ts'

/** A consistency boundary: the state of one stream, folded from its events. */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly initial: State
  evolve(state: State, event: Event): State
}

/** A command was refused. `refused` is one of the codes that the command declares; codes are stable. */
export interface Refusal<Code extends string = string> {
  readonly refused: Code
  readonly detail?: Readonly<Record<string, unknown>>
}

/** The decision: events to record (none when nothing changes), or a refusal. */
export type Decision<Event extends DomainEvent, Code extends string = string> = readonly Event[] | Refusal<Code>

/** @param code one that the command declares in `refusals`; any other does not compile */
export function refuse<const Code extends string>(code: Code, detail?: Readonly<Record<string, unknown>>): Refusal<Code> {
  return detail === undefined ? { refused: code } : { refused: code, detail }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** Another stream that a command reads but does not write. */
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
export type StatesOf<Reads> = { readonly [K in keyof Reads]: Reads[K] extends { aggregate: { initial: infer S } } ? S : never }

/** One intent: its stream and the decision. `decide` is pure: no I/O, no clock, no random id. */
export interface Command<
  Input,
  State,
  Event extends DomainEvent,
  Reads extends StreamReads<Input> = StreamReads<Input>,
  Code extends string = string,
> {
  readonly name: string
  readonly aggregate: Aggregate<State, Event>
  stream(input: Input): StreamName
  readonly reads: Reads
  /** All codes with which `decide` may refuse, in snake_case. The route maps each of them to an answer. */
  readonly refusals: readonly Code[]
  decide(input: Input, state: State, context: DecisionContext<StatesOf<Reads>>): Decision<Event, Code>
}

/** Most commands read only their own stream. */
type NoReads = Readonly<Record<string, never>>

/** A command of any aggregate. */
export type AnyCommand<Input = unknown> = Command<Input, unknown, DomainEvent, StreamReads<Input>>

/**
 * Declares a command on streams of one aggregate: `defineCommand(account)({ name, stream, decide })`. Omit `reads` when no other stream is
 * read, and `refusals` when the command never refuses. The input's type is that of `stream`'s parameter.
 */
export function defineCommand<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>) {
  return <Input, const Reads extends StreamReads<Input> = NoReads, const Code extends string = never>(command: {
    readonly name: string
    stream(input: Input): StreamName
    readonly reads?: Reads
    readonly refusals?: readonly Code[]
    decide(input: Input, state: State, context: DecisionContext<StatesOf<Reads>>): Decision<Event, NoInfer<Code>>
  }): Command<Input, State, Event, Reads, Code> => ({
    ...command,
    aggregate,
    reads: command.reads ?? ({} as Reads),
    refusals: command.refusals ?? [],
  })
}
