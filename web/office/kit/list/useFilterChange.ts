import { useCallback, useLayoutEffect, useRef } from 'react'
import { useListContext } from 'react-admin'

/**
 * Changes some filters of a list and keeps the others. A change reaches the URL and the list's context late, so further changes are
 * based on the last requested filters, not on the shown ones.
 */
export function useFilterChange<Filter extends object>(): (change: Partial<Filter>) => void {
  const { filterValues, setFilters } = useListContext()
  const shown = JSON.stringify(filterValues)
  const asked = useRef<object>(filterValues)
  useLayoutEffect(() => {
    asked.current = JSON.parse(shown) as object
  }, [shown])
  return useCallback(
    (change) => {
      asked.current = { ...asked.current, ...change }
      setFilters(asked.current, {})
    },
    [setFilters],
  )
}
