import { useCallback, useRef, useSyncExternalStore } from 'react'

/** The address under which the page can show a file; given back with the component. */
export function useObjectUrl(file: Blob): string | undefined {
  const url = useRef<string>(undefined)
  const subscribe = useCallback(
    (changed: () => void) => {
      const made = URL.createObjectURL(file)
      url.current = made
      changed()
      return () => {
        URL.revokeObjectURL(made)
        url.current = undefined
      }
    },
    [file],
  )
  return useSyncExternalStore(subscribe, () => url.current)
}
