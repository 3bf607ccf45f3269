import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** What followers of the log (projections, processes) report about themselves. */
export interface FollowerMetrics {
  /** A page was carried out. */
  page(follower: string, events: number, seconds: number): void
  /** A transient error occurred; the page is retried. */
  retried(follower: string): void
  /** The follower was parked or resumed. */
  parked(follower: string, parked: boolean): void
}

/** Registers the followers' metrics. Call it once for a registry. */
export function createFollowerMetrics(registry: Registry): FollowerMetrics {
  const labelNames = ['follower'] as const
  const registers = [registry]
  const events = new Counter({ name: 'follower_events_total', help: 'Events carried out', labelNames, registers })
  const pages = new Histogram({
    name: 'follower_page_seconds',
    help: 'Time to carry a page of events out',
    labelNames,
    registers,
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
  })
  const retries = new Counter({ name: 'follower_retries_total', help: 'Transient failures', labelNames, registers })
  const parked = new Gauge({ name: 'follower_parked', help: '1 while the follower stands still after a failure', labelNames, registers })
  return {
    page(follower, count, seconds) {
      events.inc({ follower }, count)
      pages.observe({ follower }, seconds)
    },
    retried: (follower) => retries.inc({ follower }),
    parked: (follower, stands) => parked.set({ follower }, stands ? 1 : 0),
  }
}
