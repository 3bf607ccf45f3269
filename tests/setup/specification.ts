import { expect } from 'vitest'
import { type Aggregate, type Command, type DecisionContext, isRefusal, type StreamReads } from '../../src/domain/command.ts'
import type { DomainEvent } from '../../src/domain/event.ts'
import { type AllianceEvent, eventCatalog } from '../../src/domain/eventCatalog.ts'
import { defaultRules, type Rules } from '../../src/domain/rules.ts'

/** The time of a command, by default. */
export const presentTime = new Date('2026-11-20T10:00:00.000Z')

export interface Circumstances<Reads> {
  readonly now?: Date | string
  readonly rules?: Rules
  /** History of the other streams that the command reads, by name; empty by default. */
  readonly seen?: { readonly [K in keyof Reads]?: readonly AllianceEvent[] }
}

/** Specifies a command's decision: `given(history).when(command, input).thenEvents(facts)` or `.thenRefused(code)`. */
export function given(...history: readonly AllianceEvent[]) {
  return {
    when<Input, State, Event extends DomainEvent, Reads extends StreamReads<Input>, Code extends string>(
      command: Command<Input, State, Event, Reads, Code>,
      input: Input,
      { now = presentTime, rules = defaultRules, seen = {} }: Circumstances<Reads> = {},
    ) {
      const states = Object.entries<StreamReads<Input>[string]>(command.reads).map(
        ([name, read]) => [name, fold(read.aggregate, (seen as Readonly<Record<string, readonly AllianceEvent[]>>)[name] ?? [])] as const,
      )
      const context = { now: new Date(now), rules, seen: Object.fromEntries(states) } as DecisionContext<never>
      const state = fold(command.aggregate, history)
      const decision = command.decide(input, state, context)
      return {
        /** The command was accepted with exactly these events, which match the catalogue. */
        thenEvents(...facts: readonly [AllianceEvent, ...AllianceEvent[]]) {
          expect(decision).toEqual(facts)
          expect(facts.map(({ type, data }) => eventCatalog.get(type)?.definition.schema.parse(data))).toEqual(
            facts.map(({ data }) => data),
          )
        },
        /** The command was accepted and changed nothing. */
        thenNothing() {
          expect(decision).toEqual([])
        },
        thenRefused(code: Code, detail?: Readonly<Record<string, unknown>>) {
          expect(decision).toEqual(detail === undefined ? { refused: code } : { refused: code, detail })
        },
        /** The state afterwards. */
        thenState(): State {
          if (isRefusal(decision)) throw new Error(`refused: ${decision.refused}`)
          return decision.reduce((current, event) => command.aggregate.evolve(current, event), state)
        },
      }
    },
  }
}

/** Folds a history; an event that the aggregate does not know is an error of the test. */
export function fold<State, Event extends DomainEvent>(aggregate: Aggregate<State, Event>, history: readonly AllianceEvent[]): State {
  return history.reduce((state, event) => {
    const next = aggregate.evolve(state, event as unknown as Event)
    if (next === undefined) throw new Error(`${event.type} does not belong to this stream`)
    return next
  }, aggregate.initial)
}
