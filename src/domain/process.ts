import type { AnyCommand } from './command.ts'
import type { DomainEvent } from './event.ts'
import type { CoupleId } from './ids.ts'
import { defaultRules } from './rules.ts'

/** A command that a process wants carried out; the runner derives its id from the event, so twice is once. */
export interface CommandToRun {
  readonly kind: 'command'
  readonly command: AnyCommand
  readonly input: unknown
}

/** A mail or text message to send. It names people and things by id; the text is written when it is sent. */
export interface DeliveryToMake {
  readonly kind: 'delivery'
  readonly channel: 'mail' | 'sms'
  readonly template: string
  readonly recipient: { readonly kind: 'couple' | 'provider'; readonly id: string }
  /** Ids and plain facts that the template needs; never personal data. */
  readonly params: Readonly<Record<string, string | number>>
  /** When sending it has lost its sense. */
  readonly expiresAt: Date
}

/** A person to erase: what reaches beyond the log, and is done by the runner's means. Carried out twice it is done once. */
export interface ErasureToDo {
  readonly kind: 'erasure'
  readonly coupleId: CoupleId
}

export type Reaction = CommandToRun | DeliveryToMake | ErasureToDo

/** A process: one sentence "when this happened, do that". Pure. */
export interface Process {
  /** The sentence, as in the file's name. */
  readonly name: string
  /** 1 when it is not given. Raise it with the event types: while a process of a newer release lives, none of an older one moves the checkpoint. */
  readonly version?: number
  /** Event types it reacts to. */
  readonly events: readonly string[]
  /** Where a process that has never run begins: at the log's start, or with what happens from now on. */
  readonly startsFrom: 'beginning' | 'now'
  react(event: DomainEvent, context: ReactionContext): readonly Reaction[]
}

export interface ReactionContext {
  /** When the event was recorded. */
  readonly recordedAt: Date
}

export function run<Input>(command: AnyCommand<Input>, input: Input): CommandToRun {
  return { kind: 'command', command, input }
}

/** Tells somebody of an event. What happened too long ago is no news: after an outage, or in a history that is written later. */
export function deliver(news: Omit<DeliveryToMake, 'kind' | 'expiresAt'>, { recordedAt }: ReactionContext): DeliveryToMake {
  return { kind: 'delivery', ...news, expiresAt: new Date(recordedAt.getTime() + defaultRules.newsForHours * 3_600_000) }
}

/** Declares a process on the events of some definitions, with their types. */
export function defineProcess<Event extends DomainEvent>(process: {
  readonly name: string
  readonly version?: number
  readonly events: readonly Event['type'][]
  readonly startsFrom: 'beginning' | 'now'
  react(event: Event, context: ReactionContext): readonly Reaction[]
}): Process {
  return process
}
