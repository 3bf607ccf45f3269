import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Refetches what is on screen. Invalidating a query whose first read is in flight only waits for that read, whose answer may be older
 * than the change. So such a query is invalidated again once it has succeeded.
 */
export async function readAgain(queries: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const underWay = queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  const first = underWay.filter(({ state }) => state.data === undefined)
  await queries.invalidateQueries(filters)
  const answered = first.filter(({ state }) => state.status === 'success')
  await Promise.all(answered.map(({ queryKey }) => queries.invalidateQueries({ queryKey, exact: true })))
}
