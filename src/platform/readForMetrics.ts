import pTimeout from 'p-timeout'

const usualPatienceMs = 1_000

/**
 * What a metric shows, read when the metrics are. Nothing after a failure or when it takes longer than a second: the other metrics must not
 * wait for a log or a database that is down, because they are needed most then.
 */
export function readForMetrics<T>(read: () => Promise<readonly T[]>, patienceMs = usualPatienceMs): Promise<readonly T[]> {
  return pTimeout(
    read().catch(() => []),
    { milliseconds: patienceMs, fallback: () => [] },
  )
}
