import type { AnyCommand } from './command.ts'
import type { EffectName, EffectPayload, PersonRef } from './effect.ts'
import type { DomainEvent } from './event.ts'
import type { Rules } from './rules.ts'

/** A command that a process wants carried out; the runner derives its id from the event, so twice is once. */
export interface CommandToRun {
  readonly kind: 'command'
  readonly command: AnyCommand
  readonly input: unknown
}

/** Something that leaves the system, to be done once the process's checkpoint is committed. */
export interface EffectToMake {
  readonly kind: 'effect'
  readonly effect: string
  /** Whom it is for, if anybody: it is deleted when that person is erased. */
  readonly person: PersonRef | null
  /** Ids and plain facts; never personal data. */
  readonly payload: Readonly<Record<string, unknown>>
  /** When it loses its sense; null: never. */
  readonly expiresAt: Date | null
}

/** When the process is to be called again. A key has one deadline of a name: setting it again moves it. */
export interface DeadlineToSet {
  readonly kind: 'deadline'
  readonly key: string
  readonly name: string
  readonly dueAt: Date
}

export interface DeadlineToClear {
  readonly kind: 'cleared deadline'
  readonly key: string
  readonly name: string
}

export type Reaction = CommandToRun | EffectToMake | DeadlineToSet | DeadlineToClear

/** A deadline that is due, by the database's clock. */
export type DueDeadline = Pick<DeadlineToSet, 'key' | 'name' | 'dueAt'>

/** What a process remembers, by correlation key: a pure fold of its events. It is stored: plain JSON, ids and plain facts, no personal data. */
export interface ProcessMemory<Event extends DomainEvent = DomainEvent, State = unknown> {
  readonly initial: State
  /** Which state an event belongs to. */
  key(event: Event): string
  evolve(state: State, event: Event): State
  /** True of a state that is needed no more once the process has reacted: it is deleted, and the key starts again with its next event. */
  isOver?(state: State): boolean
}

/** A process: one sentence "when this happened, do that". Pure: what it needs of the clock and the rules comes with the call. */
export interface Process<Event extends DomainEvent = DomainEvent, State = unknown> {
  /** The sentence, as in the file's name. */
  readonly name: string
  /**
   * 1 unless given. Raise it with the event types or the fold: while a process of a newer release lives, none of an older one moves the
   * checkpoint, and the states are folded again.
   */
  readonly version?: number
  /** Event types it reacts to. */
  readonly events: readonly Event['type'][]
  /** Where a process that has never run begins: at the log's start, or with what happens from now on. */
  readonly startsFrom: 'beginning' | 'now'
  /** What it remembers; most remember nothing. */
  readonly memory?: ProcessMemory<Event, State>
  /** `state` is that of the event's key, this event included. */
  react(event: Event, state: State, context: ReactionContext): readonly Reaction[]
  /** Called once for each deadline that came due. `state` is that of the deadline's key; `context.recordedAt` is when it was due. */
  onDeadline?(deadline: DueDeadline, state: State, context: ReactionContext): readonly Reaction[]
}

export interface ReactionContext {
  /** When the event was recorded. */
  readonly recordedAt: Date
  readonly rules: Rules
}

export function run<Input>(command: AnyCommand<Input>, input: Input): CommandToRun {
  return { kind: 'command', command, input }
}

/** A message about an event. */
export interface News {
  readonly channel: 'mail' | 'sms'
  readonly template: string
  readonly recipient: PersonRef
  /** Ids and plain facts that the template needs; never personal data. */
  readonly params: EffectPayload<'mail'>['params']
}

/** Notifies somebody of an event. What happened too long ago is no news: after an outage, or in a history that is written later. */
export function deliver({ channel, template, recipient, params }: News, { recordedAt, rules }: ReactionContext): EffectToMake {
  const expiresAt = new Date(recordedAt.getTime() + rules.newsForHours * 3_600_000)
  return makeEffect(channel, { template, params }, { person: recipient, expiresAt })
}

/** Asks for an effect of a registered kind; it is done for nobody in particular and never expires, unless given. */
export function makeEffect<Name extends EffectName>(
  effect: Name,
  payload: EffectPayload<Name>,
  { person = null, expiresAt = null }: Partial<Pick<EffectToMake, 'person' | 'expiresAt'>> = {},
): EffectToMake {
  return { kind: 'effect', effect, person, payload, expiresAt }
}

export function setDeadline(key: string, name: string, dueAt: Date): DeadlineToSet {
  return { kind: 'deadline', key, name, dueAt }
}

export function clearDeadline(key: string, name: string): DeadlineToClear {
  return { kind: 'cleared deadline', key, name }
}

/** Declares a process on the events of some definitions, with their types. One that has a state says how it is folded. */
export function defineProcess<Event extends DomainEvent, State = undefined>(
  process: Process<Event, State> & (State extends undefined ? unknown : { readonly memory: ProcessMemory<Event, State> }),
): Process {
  return process
}
