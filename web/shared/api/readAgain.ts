import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * Has what is on screen read again after something happened. A first read that is under way may have been answered before, and invalidating
 * it only waits for its answer; so it is read once more when that has come, unless it failed.
 */
export async function readAgain(queries: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const underWay = queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  const first = underWay.filter(({ state }) => state.data === undefined)
  await queries.invalidateQueries(filters)
  const answered = first.filter(({ state }) => state.status === 'success')
  await Promise.all(answered.map(({ queryKey }) => queries.invalidateQueries({ queryKey, exact: true })))
}
