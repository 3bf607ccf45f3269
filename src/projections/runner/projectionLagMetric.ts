import pTimeout from 'p-timeout'
import { Gauge, type Registry } from 'prom-client'
import type { PositionWaiter } from './positionWaiter.ts'

/** The other metrics must not wait longer for a log or a database that is down: they are needed then more than ever. */
const patienceMs = 1_000

/**
 * Shows how far each projection is behind the log, looked up whenever the metrics are read; absent while log or database do not answer
 * within a second. Call it once for a registry.
 */
export function registerProjectionLag(registry: Registry, positions: Pick<PositionWaiter, 'status'>): Gauge {
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
