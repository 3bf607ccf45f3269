import pTimeout from 'p-timeout'

const usualPatienceMs = 1_000

/**
 * Reads the values of a metric during a scrape. Empty after a failure and after a second, so that the other metrics are still reported while
 * the log or the database is down.
 */
export function readForMetrics<T>(read: () => Promise<readonly T[]>, patienceMs = usualPatienceMs): Promise<readonly T[]> {
  return pTimeout(
    read().catch(() => []),
    { milliseconds: patienceMs, fallback: () => [] },
  )
}
