import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, when nothing may be rendered that only this browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
