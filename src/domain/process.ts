import type { AnyCommand } from './command.ts'
import type { EffectName, EffectPayload, PersonRef } from './effect.ts'
import type { DomainEvent } from './event.ts'
import type { Rules } from './rules.ts'

/** A command that a process requests; the runner derives its id from the event, so a repetition has no effect. */
export interface CommandToRun {
  readonly kind: 'command'
  readonly command: AnyCommand
  readonly input: unknown
}

/** An action outside the system, done after the process's checkpoint is committed. */
export interface EffectToMake {
  readonly kind: 'effect'
  readonly effect: string
  /** The person it is for, if any: the effect is deleted when that person is erased. */
  readonly person: PersonRef | null
  /** Ids and plain facts; never personal data. */
  readonly payload: Readonly<Record<string, unknown>>
  /** After this time it is no longer carried out; null: never expires. */
  readonly expiresAt: Date | null
}

/** When the process is to be called again. A key has at most one deadline per name: setting it again moves it. */
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

/**
 * The state of a process by correlation key: a pure fold of its events. It is stored: plain JSON, ids and plain facts, no personal data.
 */
export interface ProcessMemory<Event extends DomainEvent = DomainEvent, State = unknown> {
  readonly initial: State
  /** The key of the state that an event belongs to. */
  key(event: Event): string
  evolve(state: State, event: Event): State
  /** True for a state that is no longer needed after the reaction: it is deleted, and the key starts again with its next event. */
  isOver?(state: State): boolean
}

/** A process: one sentence "when this happens, do that". Pure: clock and rules are passed in. */
export interface Process<Event extends DomainEvent = DomainEvent, State = unknown> {
  /** The sentence, as in the file name. */
  readonly name: string
  /**
   * 1 by default. Increase it with the event types or the fold: while a process of a newer release lives, no older one moves the
   * checkpoint, and the states are folded again.
   */
  readonly version?: number
  /** Event types it reacts to. */
  readonly events: readonly Event['type'][]
  /** Where a process that never ran starts: at the log's start, or at its current end. */
  readonly startsFrom: 'beginning' | 'now'
  /** Its state; most processes have none. */
  readonly memory?: ProcessMemory<Event, State>
  /** `state` is that of the event's key, including this event. */
  react(event: Event, state: State, context: ReactionContext): readonly Reaction[]
  /** Called once for each due deadline. `state` is that of the deadline's key; `context.recordedAt` is when it was due. */
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
  /** Ids and plain facts for the template; never personal data. */
  readonly params: EffectPayload<'mail'>['params']
}

/** Sends a message about an event. It expires, so that nothing outdated is sent after an outage or for imported history. */
export function deliver({ channel, template, recipient, params }: News, { recordedAt, rules }: ReactionContext): EffectToMake {
  const expiresAt = new Date(recordedAt.getTime() + rules.newsForHours * 3_600_000)
  return makeEffect(channel, { template, params }, { person: recipient, expiresAt })
}

/** Requests an effect of a registered kind; by default without a recipient and without expiry. */
export function makeEffect<Name extends EffectName>(
  effect: Name,
  payload: EffectPayload<Name>,
  { person = null, expiresAt = null }: Partial<Pick<EffectToMake, 'person' | 'expiresAt'>> = {},
): EffectToMake {
  return { kind: 'effect', effect, person, payload, expiresAt }
}

/** @throws RangeError for an invalid date, which would be stored as no deadline */
export function setDeadline(key: string, name: string, dueAt: Date): DeadlineToSet {
  if (Number.isNaN(dueAt.getTime())) throw new RangeError(`the deadline ${name} of ${key} has no date`)
  return { kind: 'deadline', key, name, dueAt }
}

export function clearDeadline(key: string, name: string): DeadlineToClear {
  return { kind: 'cleared deadline', key, name }
}

/** Declares a process on the events of some definitions, with their types. One with state also declares its fold. */
export function defineProcess<Event extends DomainEvent, State = undefined>(
  process: Process<Event, State> & (State extends undefined ? unknown : { readonly memory: ProcessMemory<Event, State> }),
): Process {
  return process
}
