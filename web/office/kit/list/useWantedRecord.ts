import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { recordParameter } from '../../../../src/api/schemas/pagePaths.ts'

/** The record that a list's address names (`officeRecordInList`), and the filter of the list that finds it. */
export function useWantedRecord() {
  const [parameters, setParameters] = useSearchParams()
  const wanted = parameters.get(recordParameter) ?? undefined
  // The list is read again when its filter is another object.
  const filter = useMemo(() => (wanted === undefined ? undefined : { id: wanted }), [wanted])
  const showAll = () =>
    setParameters((shown) => {
      shown.delete(recordParameter)
      return shown
    })
  return { wanted, filter, showAll }
}

/** Brings the element into view and focuses it, when the address names its record. */
export function useShownWhenWanted(isWanted: boolean) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isWanted) return
    element.current?.scrollIntoView({ block: 'center' })
    element.current?.focus({ preventScroll: true })
  }, [isWanted])
  return element
}
