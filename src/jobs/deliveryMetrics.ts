import type { Pool } from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import { deliveryBacklog } from '../operational/deliveries.ts'
import type { DeliveryOutcome } from './sendDelivery.ts'

export interface DeliveryMetrics {
  count(outcome: DeliveryOutcome): void
}

/** Counts attempts by outcome; shows the backlog when the metrics are read. */
export function createDeliveryMetrics(registry: Registry, pool: Pool): DeliveryMetrics {
  const attempts = new Counter({
    name: 'delivery_attempts_total',
    help: 'Attempts to send a mail or text message, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const backlog = (name: string, help: string, value: 'unfinished' | 'oldestDueSeconds') => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => gauge.set((await deliveryBacklog(pool))[value]),
    })
  }
  backlog('deliveries_unfinished', 'Deliveries that are neither sent nor given up', 'unfinished')
  backlog('deliveries_oldest_due_seconds', 'How long the first of the due deliveries has waited', 'oldestDueSeconds')
  return { count: (outcome) => attempts.inc({ outcome }) }
}
