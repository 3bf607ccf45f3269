import { setTimeout as delay } from 'node:timers/promises'
import { type Aggregate, type Command, isRefusal, type Refusal, type StreamReads } from '../domain/command.ts'
import type { DomainEvent } from '../domain/event.ts'
import { type EventCatalog, isKnown } from '../domain/eventCatalog.ts'
import type { CommandId, StreamName } from '../domain/ids.ts'
import type { Rules } from '../domain/rules.ts'
import { type EventStore, later, type NewEvent, type Position, RevisionConflict } from '../eventstore/eventStore.ts'
import { StreamQueue } from '../platform/streamQueue.ts'
import { deriveId } from './deriveId.ts'
import { type AnyAggregate, FoldCache, type Folded } from './foldCache.ts'

/** Who gives a command, and why; goes into the metadata of every event. */
export interface CommandContext {
  readonly commandId: CommandId
  /** HMAC of the request's body when it came with an idempotency key. */
  readonly bodyHash?: string
  readonly actor: string
  readonly impersonator?: string
  readonly correlationId: string
  readonly causationId?: string
}

/** A command was accepted; `events` are those it wrote, now or when it first ran. */
export interface Accepted<State, Event extends DomainEvent> {
  readonly accepted: true
  readonly state: State
  readonly events: readonly Event[]
  readonly position: Position
}

export interface Refused<Code extends string = string> extends Refusal<Code> {
  readonly accepted: false
  readonly position: Position
}

export type Outcome<State, Event extends DomainEvent, Code extends string = string> = Accepted<State, Event> | Refused<Code>

/** The same idempotency key came with another body (422). */
export class IdempotencyKeyReused extends Error {
  override name = 'IdempotencyKeyReused'
}

/** Other writers won the race for the stream too often in a row (503, retry). */
export class TooContended extends Error {
  override name = 'TooContended'
}

/** A newer release wrote events to the stream that this release does not know, so it cannot decide (503, retry). */
export class WrittenByNewerRelease extends Error {
  override name = 'WrittenByNewerRelease'
}

export interface CommandHandlerOptions {
  readonly eventStore: EventStore
  readonly catalog: EventCatalog
  readonly rules: Rules
  readonly now?: () => Date
  readonly cache?: FoldCache
}

const attempts = 20
/** How many lost races in a row are tolerated before a pause. */
const patientAttempts = 3
const longestPauseMs = 50

/** Loads, folds, decides and appends: the only way to write a business fact. */
export class CommandHandler {
  readonly #store: EventStore
  readonly #catalog: EventCatalog
  readonly #cache: FoldCache
  readonly #queue = new StreamQueue()
  readonly #now: () => Date
  readonly rules: Rules

  constructor(options: CommandHandlerOptions) {
    this.#store = options.eventStore
    this.#catalog = options.catalog
    this.#cache = options.cache ?? new FoldCache()
    this.#now = options.now ?? (() => new Date())
    this.rules = options.rules
  }

  /** The time that decisions get. */
  now(): Date {
    return this.#now()
  }

  /**
   * Runs a command once, however often it is given under its id.
   * @throws IdempotencyKeyReused, TooContended, WrittenByNewerRelease, and errors of the store
   */
  handle<Input, State, Event extends DomainEvent, Code extends string>(
    command: Command<Input, State, Event, StreamReads<Input>, Code>,
    input: Input,
    context: CommandContext,
  ): Promise<Outcome<State, Event, Code>> {
    const stream = command.stream(input)
    return this.#queue.run(stream, () => this.#decideAndAppend(command, stream, input, context))
  }

  /** The present state of a stream, read from the log. */
  async load<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: StreamName,
  ): Promise<{ readonly state: State; readonly exists: boolean; readonly position: Position }> {
    const folded = await this.#refresh(aggregate, stream)
    return { state: folded.state as State, exists: folded.revision >= 0, position: folded.position }
  }

  /** Forgets every folded state, as when a person was erased. */
  forget(): void {
    this.#cache.clear()
  }

  async #decideAndAppend<Input, State, Event extends DomainEvent, Code extends string>(
    command: Command<Input, State, Event, StreamReads<Input>, Code>,
    stream: StreamName,
    input: Input,
    context: CommandContext,
  ): Promise<Outcome<State, Event, Code>> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      // A cached state may be outdated: a refusal, or a retry after a lost race, is always based on events just read.
      const cached = attempt === 0 ? this.#cache.get(stream, command.aggregate) : undefined
      const [folded, seen] = await Promise.all([cached ?? this.#refresh(command.aggregate, stream), this.#read(command.reads, input)])
      const lastWritten = folded.commands.get(context.commandId)
      if (lastWritten !== undefined) return this.#answerAgain(command.aggregate, stream, lastWritten, context)
      if (folded.hasUnknownEvents || seen.hasUnknownEvents) throw new WrittenByNewerRelease(`${command.name} on ${stream}`)
      const now = this.#now()
      const state = folded.state as State
      const decision = command.decide(input, state, { now, rules: this.rules, seen: seen.states })
      if (!isRefusal(decision) && decision.length > 0) {
        const answer = await this.#append(command.aggregate, stream, folded, decision, context, now)
        if (answer) return answer
      } else if (!cached) {
        const position = later(folded.position, seen.position)
        return isRefusal(decision) ? { accepted: false, ...decision, position } : { accepted: true, state, events: [], position }
      }
      if (attempt >= patientAttempts) await delay(Math.random() * Math.min(2 ** attempt, longestPauseMs))
    }
    throw new TooContended(`${command.name} on ${stream}`)
  }

  /** The answer to a command that ran before, rebuilt from the events it wrote. */
  async #answerAgain<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: StreamName,
    lastWritten: number,
    context: CommandContext,
  ): Promise<Accepted<State, Event>> {
    const history = await this.#store.readStream(stream, { limit: lastWritten + 1 })
    const written = history.filter((event) => event.metadata.commandId === context.commandId)
    const last = written.at(-1)
    if (!last) throw new Error(`the events of command ${context.commandId} are no longer in ${stream}`)
    if (last.metadata.bodyHash !== (context.bodyHash ?? null)) throw new IdempotencyKeyReused(stream)
    return {
      accepted: true,
      state: this.#foldOn(this.#emptyFold(aggregate), history, last.position).state as State,
      events: written.map(factOf) as unknown as readonly Event[],
      position: last.position,
    }
  }

  async #append<State, Event extends DomainEvent>(
    aggregate: Aggregate<State, Event>,
    stream: StreamName,
    folded: Folded,
    decided: readonly Event[],
    context: CommandContext,
    now: Date,
  ): Promise<Accepted<State, Event> | undefined> {
    const events = decided.map((event, index) => this.#envelope(stream, event, index, context, now))
    try {
      const { position } = await this.#store.append(stream, folded.revision < 0 ? 'none' : folded.revision, events)
      const appended = this.#foldOn(folded, events, position)
      this.#cache.set(stream, appended)
      return { accepted: true, state: appended.state as State, events: events.map(factOf) as unknown as readonly Event[], position }
    } catch (error) {
      if (error instanceof RevisionConflict) return undefined
      throw error
    }
  }

  #envelope(stream: StreamName, event: DomainEvent, index: number, context: CommandContext, now: Date): NewEvent {
    const entry = this.#catalog.get(event.type)
    if (!entry) throw new Error(`event ${event.type} is not in the catalogue`)
    return {
      id: deriveId('event', stream, context.commandId, index),
      type: event.type,
      data: entry.definition.schema.parse(event.data),
      metadata: {
        commandId: context.commandId,
        bodyHash: context.bodyHash ?? null,
        correlationId: context.correlationId,
        causationId: context.causationId ?? context.commandId,
        actor: context.actor,
        ...(context.impersonator === undefined ? {} : { impersonator: context.impersonator }),
        time: now.toISOString(),
        version: entry.version,
      },
    }
  }

  async #read<Input>(reads: StreamReads<Input>, input: Input) {
    const entries = await Promise.all(
      Object.entries(reads).map(async ([name, read]) => [name, await this.#refresh(read.aggregate, read.stream(input))] as const),
    )
    return {
      states: Object.fromEntries(entries.map(([name, folded]) => [name, folded.state])),
      position: entries.reduce((latest, [, folded]) => later(latest, folded.position), this.#store.start),
      hasUnknownEvents: entries.some(([, folded]) => folded.hasUnknownEvents),
    }
  }

  async #refresh(aggregate: AnyAggregate, stream: StreamName): Promise<Folded> {
    const known = this.#cache.get(stream, aggregate) ?? this.#emptyFold(aggregate)
    const events = await this.#store.readStream(stream, { from: known.revision + 1 })
    const last = events.at(-1)
    if (!last) return known
    const folded = this.#foldOn(known, events, last.position)
    this.#cache.set(stream, folded)
    return folded
  }

  #emptyFold(aggregate: AnyAggregate): Folded {
    const nothing = { revision: -1, position: this.#store.start, hasUnknownEvents: false, commands: new Map(), loadedAt: Date.now() }
    return { aggregate, state: aggregate.initial, ...nothing }
  }

  #foldOn(known: Folded, events: readonly NewEvent[], position: Position): Folded {
    let { state, revision, hasUnknownEvents } = known
    for (const event of events) {
      if (isKnown(this.#catalog, event.type, event.metadata.version)) state = known.aggregate.evolve(state, event)
      else hasUnknownEvents = true
      revision++
      known.commands.set(event.metadata.commandId, revision)
    }
    return { ...known, state, revision, position, hasUnknownEvents }
  }
}

function factOf({ type, data }: NewEvent): DomainEvent {
  return { type, data }
}
