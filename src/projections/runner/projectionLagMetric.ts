import { Gauge, type Registry } from 'prom-client'
import { readForMetrics } from '../../platform/readForMetrics.ts'
import type { PositionWaiter } from './positionWaiter.ts'

/**
 * Reports how far each projection is behind the log, looked up whenever the metrics are read; absent when the log or the database does not
 * answer in time, within a second by default. Call it once per registry.
 */
export function registerProjectionLag(registry: Registry, positions: Pick<PositionWaiter, 'status'>, patienceMs?: number): Gauge {
  return new Gauge({
    name: 'projection_lag_seconds',
    help: 'Age of the oldest event that the projection has not passed yet',
    labelNames: ['projection'],
    registers: [registry],
    async collect() {
      const statuses = await readForMetrics(() => positions.status(), patienceMs)
      this.reset()
      for (const { name, lagSeconds } of statuses) this.set({ projection: name }, lagSeconds)
    },
  })
}
