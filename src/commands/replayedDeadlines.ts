import { setImmediate as nextTurn } from 'node:timers/promises'
import { clearDeadline, type DeadlineToClear, type DeadlineToSet, type Process, type Reaction } from '../domain/process.ts'
import type { Rules } from '../domain/rules.ts'
import type { Deadline } from '../operational/deadlines.ts'

type ByName = Map<string, Deadline>

export interface ReplayOptions {
  readonly rules: Rules
  /** The state of a key after the events replayed so far. */
  readonly stateOf: (key: string) => unknown
}

/** Keys whose deadlines are called before the event loop goes on. */
const keysAtOnce = 100

/**
 * The deadlines of a process whose history is replayed. Each is called as if it had been called when it was due; only the deadlines that it
 * sets or clears count. A key's state changes with the key's events alone, so its deadlines are called when the next of these is replayed.
 */
export class ReplayedDeadlines {
  readonly #process: Process
  readonly #options: ReplayOptions
  readonly #open = new Map<string, ByName>()

  constructor(process: Process, options: ReplayOptions) {
    this.#process = process
    this.#options = options
  }

  /** Calls the deadlines of a key that were due by a time, earliest first, and those that they set for a time before it. */
  callDue(key: string, by: Date): void {
    for (let due = this.#nextOf(key, by); due; due = this.#nextOf(key, by)) {
      const { name, dueAt, eventId, correlationId } = due
      this.#change([clearDeadline(key, name)], { eventId, correlationId })
      const context = { recordedAt: dueAt, rules: this.#options.rules }
      this.#change(this.#process.onDeadline?.(due, this.#options.stateOf(key), context) ?? [], { eventId, correlationId })
    }
  }

  /** Calls the due deadlines of every key. */
  async callAllDue(by: Date, signal?: AbortSignal): Promise<void> {
    for (const [index, key] of [...this.#open.keys()].entries()) {
      if (index % keysAtOnce === 0) await nextTurn()
      signal?.throwIfAborted()
      this.callDue(key, by)
    }
  }

  /** Notes the deadlines that the reactions to an event set and clear. */
  note(reactions: readonly Reaction[], at: Date, cause: Pick<Deadline, 'eventId' | 'correlationId'>): void {
    for (const reaction of reactions) if (isAboutDeadline(reaction)) this.callDue(reaction.key, at)
    this.#change(reactions, cause)
  }

  /** The deadlines that were set and neither called nor cleared. */
  left(): readonly Deadline[] {
    return [...this.#open.values()].flatMap((byName) => [...byName.values()])
  }

  #nextOf(key: string, by: Date): Deadline | undefined {
    const due = [...(this.#open.get(key)?.values() ?? [])].filter(({ dueAt }) => dueAt <= by)
    return due.reduce<Deadline | undefined>((first, each) => (first && first.dueAt <= each.dueAt ? first : each), undefined)
  }

  #change(reactions: readonly Reaction[], cause: Pick<Deadline, 'eventId' | 'correlationId'>): void {
    for (const reaction of reactions) {
      if (!isAboutDeadline(reaction)) continue
      const { key, name } = reaction
      const byName: ByName = this.#open.get(key) ?? new Map()
      if (reaction.kind === 'deadline') byName.set(name, { key, name, dueAt: reaction.dueAt, ...cause })
      else byName.delete(name)
      if (byName.size > 0) this.#open.set(key, byName)
      else this.#open.delete(key)
    }
  }
}

function isAboutDeadline(reaction: Reaction): reaction is DeadlineToSet | DeadlineToClear {
  return reaction.kind === 'deadline' || reaction.kind === 'cleared deadline'
}
