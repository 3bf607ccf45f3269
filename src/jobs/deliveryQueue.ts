import type { Logger } from 'pino'
import type { DueDelivery } from '../operational/deliveries.ts'
import { type JobConnection, openJobQueue } from './queues.ts'

export const deliveryQueueName = 'deliveries'

/** Tells the workers which deliveries to send now. The rows are the truth: what gets lost here is found by the next sweep. */
export interface DeliveryQueue {
  /** Call it once the rows are committed. Never fails, and need not be waited for. */
  enqueue(deliveries: readonly DueDelivery[], delayMs?: number): Promise<void>
  /** Jobs by state; rejects when the queue does not answer within 2 s. */
  counts(): Promise<Readonly<Record<string, number>>>
  close(): Promise<void>
}

/**
 * A delivery enqueued twice within this time is one job, so sweeps do not pile up. After it another job is made, so a job that was
 * lost, or is stuck with a killed worker, holds a delivery up no longer.
 */
const sameJobMs = 10_000

/** Somebody waits for a text message in front of the screen, for a mail hardly. */
const priorities = { sms: 0, mail: 1 } as const

/** Opens the queue of deliveries. */
export function openDeliveryQueue(connection: JobConnection, log: Pick<Logger, 'warn'>): DeliveryQueue {
  const queue = openJobQueue(connection, deliveryQueueName, log)
  return {
    async enqueue(deliveries, delayMs = 0) {
      if (deliveries.length === 0) return
      const period = Math.floor((Date.now() + delayMs) / sameJobMs)
      const jobs = deliveries.map(({ id, channel }) => ({ id: `${id}-${period}`, rowId: id, delayMs, priority: priorities[channel] }))
      try {
        await queue.add(jobs)
      } catch (error) {
        log.warn({ count: jobs.length, reason: error instanceof Error ? error.name : 'unknown' }, 'deliveries are left to the sweep')
      }
    },
    counts: () => queue.counts(),
    close: () => queue.close(),
  }
}
