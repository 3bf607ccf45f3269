import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { EventStore, Position } from './eventstore/eventStore.ts'
import { readProcessCheckpoints } from './operational/processCheckpoints.ts'
import { isTransient } from './platform/transientError.ts'
import { checkpointKey, type ProjectionId, readCheckpoints } from './projections/runner/checkpoints.ts'
import { isPositionOf } from './projections/runner/positionWaiter.ts'

/** The log holds less than projections and processes have carried out: an older copy of it was restored beside newer tables. */
export class LogOlderThanTables extends Error {
  override name = 'LogOlderThanTables'
}

export interface CheckpointsOfLog {
  readonly database: Pool
  readonly store: Pick<EventStore, 'id' | 'start' | 'head' | 'readAll'>
  readonly projections: readonly ProjectionId[]
  readonly processes: readonly { readonly name: string }[]
}

export interface CheckpointAhead {
  readonly kind: 'projection' | 'process'
  readonly name: string
  readonly position: Position
}

const lookAgainMs = 100

/**
 * The checkpoints that lie beyond the log's head. A node of a cluster may know a little less of the log than another, so the head is read
 * again for `patienceMs` before a checkpoint counts as ahead.
 */
export async function checkpointsAheadOfLog(options: CheckpointsOfLog, patienceMs: number): Promise<readonly CheckpointAhead[]> {
  const { store } = options
  // Read before the head, which is then at least as far as they were.
  const checkpoints = await checkpointsOf(options)
  const until = performance.now() + patienceMs
  for (;;) {
    const head = await store.head()
    const ahead = checkpoints.filter(({ position }) => position > head)
    if (ahead.length === 0 || performance.now() >= until) return ahead
    await delay(lookAgainMs)
  }
}

/**
 * Stops a start on a log that was restored from an older copy: what is appended to it would lie below the checkpoints and never be seen.
 * @throws LogOlderThanTables, in one line with the remedy
 */
export async function refuseOlderLog(options: CheckpointsOfLog): Promise<void> {
  const beyond = await checkpointsNotInLog(options, 2_000)
  if (beyond.length === 0) return
  const names = beyond.map(({ kind, name }) => `${kind} ${name}`).join(', ')
  throw new LogOlderThanTables(
    `the log does not hold what the tables show (${names}): an older copy of it was restored; ` +
      'restore the newer one, or accept the loss by npm run log:restored, which rebuilds these projections and lets these processes go on at the end of the log',
  )
}

/**
 * The checkpoints beyond the log's head and those that the log refuses: after an older copy was restored and appended to, a checkpoint may
 * lie inside a record, and EventStoreDB does not read from there.
 */
export async function checkpointsNotInLog(options: CheckpointsOfLog, patienceMs: number): Promise<readonly CheckpointAhead[]> {
  const ahead = await checkpointsAheadOfLog(options, patienceMs)
  if (ahead.length > 0) return ahead
  const refused: CheckpointAhead[] = []
  for (const checkpoint of await checkpointsOf(options)) {
    try {
      await options.store.readAll({ after: checkpoint.position, types: null, limit: 1 })
    } catch (error) {
      if (isTransient(error)) throw error
      refused.push(checkpoint)
    }
  }
  return refused
}

/** Those of this log; a follower with a checkpoint of another store starts again. */
async function checkpointsOf({ database, store, projections, processes }: CheckpointsOfLog): Promise<readonly CheckpointAhead[]> {
  const ofProjections = await readCheckpoints(database)
  const ofProcesses = await readProcessCheckpoints(database)
  const all = [
    ...projections.map((each) => ({
      kind: 'projection' as const,
      name: each.name,
      position: ofProjections.get(checkpointKey(each))?.position,
    })),
    ...processes.map(({ name }) => ({ kind: 'process' as const, name, position: ofProcesses.get(name)?.position })),
  ]
  return all.flatMap(({ position, ...each }) => (position !== undefined && isPositionOf(store, position) ? [{ ...each, position }] : []))
}
