import { useEffect, useRef, useState } from 'react'
import { typingPauseMs } from '../../kit/list/useSettled.ts'

/**
 * What is typed into a filter's field. It is shown at once, and `onFilter` is called after a pause. When the filter changes by other
 * means, e.g. by the Back button, its value replaces what is typed.
 */
export function useTypedFilter(value: string, onFilter: (text: string) => void): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<string>()
  const [seen, setSeen] = useState(value)
  /** Typed values on their way to the filter, which reaches the field late. */
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  if (seen !== value) {
    setSeen(value)
    const place = underWay.indexOf(value)
    setUnderWay(place < 0 ? [] : underWay.slice(place + 1))
    if (place < 0) setTyped(undefined)
  }
  const filter = useRef(onFilter)
  useEffect(() => {
    filter.current = (text) => {
      if (text !== typed) return
      setUnderWay([...underWay, text.trim()])
      onFilter(text.trim())
    }
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    // `setFilters` debounces with the filters of its call, and would undo later changes of other filters.
    timer.current = setTimeout(() => filter.current(text), typingPauseMs)
  }
  return [typed ?? value, type]
}
