import { randomUUID } from 'node:crypto'
import type { Aggregate, Command, StreamReads } from '../../src/domain/command.ts'
import { isRefusal } from '../../src/domain/command.ts'
import type { DomainEvent } from '../../src/domain/event.ts'
import type { StreamName } from '../../src/domain/ids.ts'
import { defaultRules } from '../../src/domain/rules.ts'

export interface KeptEvent extends DomainEvent {
  readonly id: string
  readonly metadata: { readonly time: string }
}

/** Streams in memory, on which commands decide as in the command handler, without a log. */
export class DecidedStreams {
  readonly #streams = new Map<StreamName, KeptEvent[]>()

  /** The recorded events, or the code of the refusal. */
  handle<Input, State, Event extends DomainEvent>(
    command: Command<Input, State, Event, StreamReads<Input>>,
    input: Input,
    now: Date,
  ): readonly DomainEvent[] | string {
    const seen = Object.fromEntries(
      Object.entries(command.reads).map(([name, read]) => [name, this.fold(read.aggregate, read.stream(input))]),
    )
    const stream = command.stream(input)
    const decided = command.decide(input, this.fold(command.aggregate, stream), { now, rules: defaultRules, seen })
    if (isRefusal(decided)) return decided.refused
    this.append(stream, decided, now)
    return decided
  }

  append(stream: StreamName, events: readonly DomainEvent[], now: Date): void {
    const metadata = { time: now.toISOString() }
    this.#streams.set(stream, [...this.of(stream), ...events.map((event) => ({ ...event, id: randomUUID(), metadata }))])
  }

  of(stream: StreamName): readonly KeptEvent[] {
    return this.#streams.get(stream) ?? []
  }

  fold<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, stream: StreamName): State {
    return this.of(stream).reduce((state, event) => aggregate.evolve(state, event as unknown as Event), aggregate.initial)
  }
}
