import { type EventCatalog, isNewerVersion } from '../domain/eventCatalog.ts'
import type { Process } from '../domain/process.ts'
import type { RecordedEvent } from '../eventstore/eventStore.ts'
import type { ProcessStates } from '../operational/processStates.ts'

/** The states of a process's keys while events are folded. A process without state has undefined for every key. */
export class ProcessFold {
  readonly #memory: Process['memory']
  readonly #states: Map<string, unknown>
  readonly #changed = new Set<string>()

  constructor({ memory }: Process, known: ProcessStates) {
    this.#memory = memory
    this.#states = new Map(known)
  }

  /** Folds an event, passes the state of its key to the reaction, and deletes the state if it is finished. */
  async fold<T>(event: RecordedEvent, react: (state: unknown) => T | Promise<T>): Promise<T> {
    if (!this.#memory) return react(undefined)
    const key = this.#memory.key(event)
    const state = this.#memory.evolve(this.stateOf(key), event)
    this.#states.set(key, state)
    this.#changed.add(key)
    const answer = await react(state)
    if (this.#memory.isOver?.(state)) this.#states.delete(key)
    return answer
  }

  /** The state of a key, of one without events the initial one. */
  stateOf(key: string): unknown {
    return this.#states.get(key) ?? this.#memory?.initial
  }

  /** The changed states; undefined for deleted ones. */
  changed(): ProcessStates {
    return new Map([...this.#changed].map((key) => [key, this.#states.get(key)]))
  }
}

/** The events before the first one in a version that only a newer release knows. */
export function eventsBeforeNewer(catalog: EventCatalog, events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const newer = events.findIndex(({ type, metadata }) => isNewerVersion(catalog, type, metadata.version))
  return newer < 0 ? events : events.slice(0, newer)
}

/** The keys whose states the events change. */
export function keysOf({ memory }: Process, events: readonly RecordedEvent[]): readonly string[] {
  return memory ? [...new Set(events.map((event) => memory.key(event)))] : []
}

/** Groups of events that must be handled in sequence: all events if the process has state, otherwise those of each stream. */
export function lanesOf({ memory }: Process, events: readonly RecordedEvent[]): Iterable<readonly RecordedEvent[]> {
  if (memory) return [events]
  const streams = new Map<string, RecordedEvent[]>()
  for (const event of events) {
    const known = streams.get(event.stream)
    if (known) known.push(event)
    else streams.set(event.stream, [event])
  }
  return streams.values()
}
