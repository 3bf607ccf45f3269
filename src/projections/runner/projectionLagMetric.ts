import pTimeout from 'p-timeout'
import { Gauge, type Registry } from 'prom-client'
import type { PositionWaiter } from './positionWaiter.ts'

/** The other metrics must not wait long for a log or a database that is down, when they are needed most. */
const usualPatienceMs = 1_000

/**
 * Reports how far each projection is behind the log, looked up whenever the metrics are read; absent when the log or the database does not
 * answer in time, within a second by default. Call it once per registry.
 */
export function registerProjectionLag(registry: Registry, positions: Pick<PositionWaiter, 'status'>, patienceMs = usualPatienceMs): Gauge {
  return new Gauge({
    name: 'projection_lag_seconds',
    help: 'Age of the oldest event that the projection has not passed yet',
    labelNames: ['projection'],
    registers: [registry],
    async collect() {
      const statuses = await pTimeout(
        positions.status().catch(() => []),
        { milliseconds: patienceMs, fallback: () => [] },
      )
      this.reset()
      for (const { name, lagSeconds } of statuses) this.set({ projection: name }, lagSeconds)
    },
  })
}
