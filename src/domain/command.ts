import type { DomainEvent } from './event.ts'
import type { StreamName } from './ids.ts'
import type { Rules } from './rules.ts'

/** A consistency boundary: what is true of one stream, folded from its events. */
export interface Aggregate<State, Event extends DomainEvent> {
  readonly initial: State
  evolve(state: State, event: Event): State
}

/** A command was understood and not accepted. `refused` is one of the codes that the command declares; they are stable. */
export interface Refusal<Code extends string = string> {
  readonly refused: Code
  readonly detail?: Readonly<Record<string, unknown>>
}

/** What follows from a command: facts to record (none when there is nothing to change), or a refusal. */
export type Decision<Event extends DomainEvent, Code extends string = string> = readonly Event[] | Refusal<Code>

/** @param code one that the command declares in `refusals`; any other does not compile */
export function refuse<const Code extends string>(code: Code, detail?: Readonly<Record<string, unknown>>): Refusal<Code> {
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
export type StatesOf<Reads> = { readonly [K in keyof Reads]: Reads[K] extends { aggregate: { initial: infer S } } ? S : never }

/**
 * One intent: which stream it concerns and what follows from it. `decide` is pure: no I/O, no clock, no random id.
 */
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
  /** Every reason for which `decide` may refuse, in snake_case. A route maps each of them to an answer. */
  readonly refusals: readonly Code[]
  decide(input: Input, state: State, context: DecisionContext<StatesOf<Reads>>): Decision<Event, Code>
}

/** Most commands look at their own stream alone. */
type NoReads = Readonly<Record<string, never>>

/** A command of whatever aggregate, where only its being one matters. */
export type AnyCommand<Input = unknown> = Command<Input, unknown, DomainEvent, StreamReads<Input>>

/**
 * Declares a command on streams of one aggregate: `defineCommand(account)({ name, stream, decide })`. `reads` may be left out when no
 * other stream is looked at, `refusals` when nothing is ever refused. The type of the input is that of `stream`'s parameter.
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
