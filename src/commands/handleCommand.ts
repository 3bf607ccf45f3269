import { type Aggregate, type Command, isRefusal, type Refusal, type StreamReads } from '../domain/command.ts'
import type { DomainEvent } from '../domain/event.ts'
import { type EventCatalog } from '../domain/eventCatalog.ts'
import type { CommandId, StreamName } from '../domain/ids.ts'
import type { Rules } from '../domain/rules.ts'
import { type EventStore, later, type NewEvent, type Position, type RecordedEvent, RevisionConflict } from '../eventstore/eventStore.ts'
import { deriveId } from './deriveId.ts'
import { FoldCache, type Folded } from './foldCache.ts'
import { StreamQueue } from './streamQueue.ts'

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

/** A command was carried out; `events` are what it wrote, now or when it was first given. */
export interface Accepted<State, Event extends DomainEvent> {
  readonly accepted: true
  readonly state: State
  readonly events: readonly Event[]
  readonly position: Position
}

export interface Refused extends Refusal {
  readonly accepted: false
  readonly position: Position
}

export type Outcome<State, Event extends DomainEvent> = Accepted<State, Event> | Refused

/** The same idempotency key came with another body (422). */
export class IdempotencyKeyReused extends Error {
  override name = 'IdempotencyKeyReused'
}

/** The stream was written by others too often in a row (503, try again). */
export class TooContended extends Error {
  override name = 'TooContended'
}

export interface CommandHandlerOptions {
  readonly eventStore: EventStore
  readonly catalog: EventCatalog
  readonly rules: Rules
  readonly now?: () => Date
  readonly cache?: FoldCache
}

const attempts = 20
type AnyAggregate = Aggregate<unknown, DomainEvent>

/** Loads, folds, decides, appends: the only way a business fact comes to be. */
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

  /** The present time, as decisions see it. */
  now(): Date {
    return this.#now()
  }

  /**
   * Carries a command out once, however often it is given under its id.
   * @throws IdempotencyKeyReused, TooContended, and what the store throws
   */
  handle<Input, State, Event extends DomainEvent>(
    command: Command<Input, State, Event, StreamReads<Input>>,
    input: Input,
    context: CommandContext,
  ): Promise<Outcome<State, Event>> {
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

  async #decideAndAppend<Input, State, Event extends DomainEvent>(
    command: Command<Input, State, Event, StreamReads<Input>>,
    stream: StreamName,
    input: Input,
    context: CommandContext,
  ): Promise<Outcome<State, Event>> {
    const cached = this.#cache.get(stream)
    const [first, seen] = await Promise.all([cached ?? this.#refresh(command.aggregate, stream), this.#read(command.reads, input)])
    let fresh = cached === undefined
    let folded = first
    for (let attempt = 0; attempt < attempts; attempt++) {
      const repeated = folded.commands.get(context.commandId)
      if (repeated) {
        if ((repeated[0]?.metadata.bodyHash ?? null) !== (context.bodyHash ?? null)) throw new IdempotencyKeyReused(stream)
        return { accepted: true, state: folded.state as State, events: repeated as unknown as Event[], position: folded.position }
      }
      const now = this.#now()
      const decision = command.decide(input, folded.state as State, { now, rules: this.rules, seen: seen.states })
      const position = later(folded.position, seen.position)
      if (!isRefusal(decision) && decision.length > 0) {
        const appended = await this.#append(command.aggregate, stream, folded, decision, context, now)
        if (appended) return { accepted: true, state: appended.state as State, events: decision, position: appended.position }
      } else if (fresh) {
        return isRefusal(decision)
          ? { accepted: false, ...decision, position }
          : { accepted: true, state: folded.state as State, events: [], position }
      }
      // A state out of the cache may be old: nothing is refused, and no race lost twice, on what was not just read.
      folded = await this.#refresh(command.aggregate, stream)
      fresh = true
    }
    throw new TooContended(`${command.name} on ${stream}`)
  }

  async #append(
    aggregate: AnyAggregate,
    stream: StreamName,
    folded: Folded,
    events: readonly DomainEvent[],
    context: CommandContext,
    now: Date,
  ): Promise<Folded | undefined> {
    const recorded = events.map((event, index) => this.#envelope(stream, event, index, context, now))
    try {
      const { revision, position } = await this.#store.append(stream, folded.revision < 0 ? 'none' : folded.revision, recorded)
      const own = recorded.map((event, index) => ({ ...event, stream, position, revision: revision - recorded.length + 1 + index }))
      const entry = foldOn(aggregate, folded, own, position)
      this.#cache.set(stream, entry)
      return entry
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
    }
  }

  async #refresh(aggregate: AnyAggregate, stream: StreamName): Promise<Folded> {
    const known = this.#cache.get(stream) ?? {
      state: aggregate.initial,
      revision: -1,
      position: this.#store.start,
      commands: new Map(),
      loadedAt: Date.now(),
    }
    const events = await this.#store.readStream(stream, { from: known.revision + 1 })
    const last = events.at(-1)
    if (!last) return known
    const entry = foldOn(aggregate, known, events, last.position)
    this.#cache.set(stream, entry)
    return entry
  }
}

function foldOn(aggregate: AnyAggregate, known: Folded, events: readonly RecordedEvent[], position: Position): Folded {
  const commands = new Map(known.commands)
  let state = known.state
  for (const event of events) {
    state = aggregate.evolve(state, event)
    commands.set(event.metadata.commandId, [...(commands.get(event.metadata.commandId) ?? []), event])
  }
  return { state, commands, position, revision: known.revision + events.length, loadedAt: known.loadedAt }
}
