import { useCallback, useRef, useSyncExternalStore } from 'react'

/** An object URL for a file, revoked when the component unmounts. */
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
