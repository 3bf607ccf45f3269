import type { Pool } from 'pg'
import type { Process } from '../domain/process.ts'
import type { Rules } from '../domain/rules.ts'
import type { EventStore, Position } from '../eventstore/eventStore.ts'
import { addMissingDeadlines, timeOfDeadlines } from '../operational/deadlines.ts'
import { lockProcessCheckpoint, markFolded, readProcessCheckpoints } from '../operational/processCheckpoints.ts'
import { replaceProcessStates } from '../operational/processStates.ts'
import { inTransaction } from '../platform/transaction.ts'
import { keysOf, ProcessFold } from './processFold.ts'
import { ReplayedDeadlines } from './replayedDeadlines.ts'

export interface RebuildProcessOptions {
  readonly pool: Pool
  readonly store: Pick<EventStore, 'start' | 'readToHead'>
  readonly rules: Rules
  /** Ends the rebuild between two pages: nothing is written. */
  readonly signal?: AbortSignal
}

/**
 * Rebuilds the states of a process from its start to its checkpoint; works beside a running product. Commands and effects are not repeated.
 * Deadlines in the future that follow from events, or from deadlines that were due, are added where missing; the others are left alone.
 * @returns the number of states
 * @throws Error when the process has never run, and the signal's reason when it is aborted
 */
export async function rebuildProcess(process: Process, { pool, store, rules, signal }: RebuildProcessOptions): Promise<number> {
  const fold = new ProcessFold(process, new Map())
  const deadlines = new ReplayedDeadlines(process, { rules, stateOf: (key) => fold.stateOf(key) })
  const foldUpTo = async (from: Position, to: Position) => {
    if (from >= to) return
    for await (const page of store.readToHead({ after: from, types: process.events })) {
      signal?.throwIfAborted()
      for (const event of page.events.filter(({ position }) => position <= to)) {
        const recordedAt = new Date(event.metadata.time)
        // Before its event changes the state.
        for (const key of keysOf(process, [event])) deadlines.callDue(key, recordedAt)
        await fold.fold(event, (state) => {
          const cause = { eventId: event.id, correlationId: event.metadata.correlationId }
          deadlines.note(process.react(event, state, { recordedAt, rules }), recordedAt, cause)
        })
      }
      if (page.position >= to) return
    }
  }

  const checkpoint = (await readProcessCheckpoints(pool)).get(process.name)
  if (!checkpoint) throw new Error(`process ${process.name} has never run`)
  const begin = process.startsFrom === 'beginning' ? store.start : (checkpoint.beganAt as Position)
  // Most of the log is read first, so that the process is blocked only while the rest is read.
  await foldUpTo(begin, checkpoint.position as Position)
  await deadlines.callAllDue(await timeOfDeadlines(pool), signal)
  return inTransaction(pool, async (client) => {
    const now = (await lockProcessCheckpoint(client, process.name)) ?? checkpoint
    await foldUpTo(checkpoint.position as Position, now.position as Position)
    const states = new Map([...fold.changed()].filter(([, state]) => state !== undefined))
    await replaceProcessStates(client, process.name, states)
    await deadlines.callAllDue(await timeOfDeadlines(client), signal)
    await addMissingDeadlines(client, process.name, deadlines.left())
    await markFolded(client, process.name, process.version ?? 1)
    return states.size
  })
}
