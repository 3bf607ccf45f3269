import { createHash } from 'node:crypto'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import type { Process } from '../../src/domain/process.ts'
import { inKeyOrder, recordedHistory } from '../projections/fingerprint.ts'

/** What a release records about a version of a process. */
export interface ReleasedProcess {
  readonly events: readonly string[]
  /** For a process with state: a hash of the states that the first lines of the sample history fold to. */
  readonly states?: { readonly lines: number; readonly hash: string }
}

/** The current process, as far as it was compared at its release. */
export function releasedAs(process: Process, history: readonly AllianceEvent[]): ReleasedProcess {
  const events = process.events.toSorted()
  return process.memory ? { events, states: { lines: history.length, hash: hashOfStates(process, history) } } : { events }
}

/** Describes how a process differs from what was released under its version; empty if it does not. */
export function whatDiffers(
  process: Process,
  versions: Readonly<Record<string, ReleasedProcess>>,
  history: readonly AllianceEvent[],
): readonly string[] {
  const { name, version = 1 } = process
  if (versions[`${name}@${version + 1}`]) return [`${name} had version ${version + 1} already`]
  const released = versions[`${name}@${version}`]
  if (!released) return [`${name}@${version} is missing in processVersions.json: ${JSON.stringify(releasedAs(process, history))}`]
  const now = releasedAs(process, history.slice(0, released.states?.lines))
  const differing = (['events', 'states'] as const).filter((part) => JSON.stringify(now[part]) !== JSON.stringify(released[part]))
  return differing.map((part) => `${name} has other ${part} than version ${version}: raise its version`)
}

/** All intermediate states, so that a change counts even if later events would hide it. */
function hashOfStates({ events, memory }: Process, history: readonly AllianceEvent[]): string {
  if (!memory) return ''
  const states = new Map<string, unknown>()
  const folded = recordedHistory(history)
    .filter(({ type }) => events.includes(type))
    .map((event) => {
      const key = memory.key(event)
      const state = memory.evolve(states.get(key) ?? memory.initial, event)
      if (memory.isOver?.(state)) states.delete(key)
      else states.set(key, state)
      return [event.type, key, state, states.has(key)]
    })
  const unseen = events.filter((type) => !folded.some(([seen]) => seen === type))
  if (unseen.length > 0) throw new Error(`the sample history lacks ${unseen.join(', ')}, so nothing would be compared of it`)
  return createHash('sha256')
    .update(JSON.stringify(inKeyOrder(folded)))
    .digest('hex')
}
