import type { Registry } from 'prom-client'
import type { Backend } from './backend.ts'
import { processes, projections } from './catalogues.ts'
import { startProcesses } from './commands/startProcesses.ts'
import { eventCatalog } from './domain/eventCatalog.ts'
import type { EffectQueue } from './jobs/effectQueue.ts'
import { createFollowerMetrics } from './platform/followerMetrics.ts'
import type { Leadership } from './platform/leadership.ts'
import type { ProjectionProgress } from './projections/runner/projectionProgress.ts'
import { startProjector } from './projections/runner/projector.ts'

interface FollowerParts {
  readonly leadership: Leadership
  readonly metrics: Registry
  readonly progress: ProjectionProgress
  readonly queue: EffectQueue
  readonly closers: (() => Promise<unknown>)[]
}

/** Starts what follows the log: the projector and the processes, each led by one of the live operating-system processes. */
export function startFollowers(backend: Backend, { leadership, metrics, progress, queue, closers }: FollowerParts): void {
  const { database, eventStore, commands, logger } = backend
  const following = { pool: database, store: eventStore, leadership, log: logger, metrics: createFollowerMetrics(metrics) }
  closers.push(startProjector(projections, { ...following, progress }))
  closers.push(
    startProcesses(processes, {
      ...following,
      commands,
      rules: backend.rules,
      catalog: eventCatalog,
      enqueue: (effects) => queue.enqueue(effects),
    }),
  )
}
