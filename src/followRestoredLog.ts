import type { BaseLogger } from 'pino'
import { type CheckpointsOfLog, checkpointsNotInLog } from './checkpointsAheadOfLog.ts'
import type { EventStore } from './eventstore/eventStore.ts'
import { restoreProcessCheckpoint } from './operational/processCheckpoints.ts'
import type { Projection } from './projections/runner/projection.ts'
import { rebuild } from './projections/runner/rebuild.ts'

export interface RestoredLog extends CheckpointsOfLog {
  readonly store: EventStore
  readonly projections: readonly Projection[]
  readonly log: Pick<BaseLogger, 'info' | 'warn'>
}

/**
 * After an older copy of the log was restored: projections that are ahead of it are rebuilt from it, and processes that are ahead go on
 * at its end. What processes did because of events that are lost stays done. Gives the names of both.
 */
export async function followRestoredLog(options: RestoredLog): Promise<readonly string[]> {
  const { database, store, projections, log } = options
  const beyond = await checkpointsNotInLog(options, 0)
  const head = await store.head()
  for (const { kind, name } of beyond) {
    const projection = kind === 'projection' ? projections.find((each) => each.name === name) : undefined
    if (projection) await rebuild(projection, { pool: database, store, log })
    else await restoreProcessCheckpoint(database, name, head)
  }
  return beyond.map(({ kind, name }) => `${kind} ${name}`)
}
