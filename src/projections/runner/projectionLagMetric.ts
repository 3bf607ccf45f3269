import { Gauge, type Registry } from 'prom-client'
import type { PositionWaiter } from './positionWaiter.ts'

/** Shows how far each projection is behind the log, asked whenever the metrics are read. Call it once for a registry. */
export function registerProjectionLag(registry: Registry, positions: Pick<PositionWaiter, 'status'>): Gauge {
  return new Gauge({
    name: 'projection_lag_seconds',
    help: 'Age of the oldest event that the projection does not show yet',
    labelNames: ['projection'],
    registers: [registry],
    async collect() {
      this.reset()
      // Without the database there is nothing to tell of here; the other metrics are needed then more than ever.
      for (const { name, lagSeconds } of await positions.status().catch(() => [])) this.set({ projection: name }, lagSeconds)
    },
  })
}
