import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { Registry } from 'prom-client'
import { onTestFinished } from 'vitest'
import type { EventStore } from '../../src/eventstore/eventStore.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { createFollowerMetrics } from '../../src/platform/followerMetrics.ts'
import { Leadership } from '../../src/platform/leadership.ts'
import { migratePlatform } from '../../src/platform/migratePlatform.ts'
import { PositionWaiter } from '../../src/projections/runner/positionWaiter.ts'
import type { Projection } from '../../src/projections/runner/projection.ts'
import { ProjectionProgress } from '../../src/projections/runner/projectionProgress.ts'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { startProjector } from '../../src/projections/runner/projector.ts'
import { testDatabase } from '../setup/testDatabase.ts'

export interface RunningProjector {
  readonly pool: Pool
  readonly store: EventStore
  readonly positions: PositionWaiter
  readonly metrics: Registry
  readonly log: Logger
  /** Every log line so far, parsed. */
  readonly logged: readonly Record<string, unknown>[]
  readonly stop: () => Promise<void>
}

/** A log in its own database and a projector that feeds the projections from it, until the test ends. */
export async function runningProjector(...projections: readonly Projection[]): Promise<RunningProjector> {
  const { pool } = await testDatabase(20)
  const store = await createPostgresEventStore({ pool })
  await migratePlatform(pool)
  await prepareProjections(pool, store, projections)
  const projector = startedProjector(pool, store, projections)
  onTestFinished(async () => {
    await projector.stop()
    await store.close()
  })
  return { pool, store, ...projector }
}

/** A second projector as in another process, with its own leadership and progress. */
export function startedProjector(
  pool: Pool,
  store: EventStore,
  projections: readonly Projection[],
): Omit<RunningProjector, 'pool' | 'store'> {
  const logged: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) })
  const metrics = new Registry()
  const progress = new ProjectionProgress()
  const leadership = new Leadership(pool, log)
  const stopProjector = startProjector(projections, { pool, store, leadership, progress, log, metrics: createFollowerMetrics(metrics) })
  let stopped: Promise<void> | undefined
  return {
    positions: new PositionWaiter({ pool, store, progress, projections }),
    metrics,
    log,
    logged,
    stop: () => (stopped ??= stopProjector().then(() => leadership.close())),
  }
}

/** A waiter as in another process, for projections that are fed elsewhere. */
export function watchingFromElsewhere(pool: Pool, store: EventStore, projections: readonly Projection[]): PositionWaiter {
  return new PositionWaiter({ pool, store, progress: new ProjectionProgress(), projections })
}
