import { useCallback, useLayoutEffect, useRef } from 'react'
import { useListContext } from 'react-admin'

/**
 * Changes some filters of a list and keeps the others. A change stands in the address, and hence in the list's context, a moment later: so the
 * next one is made to what was asked for last, not to what is shown.
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
