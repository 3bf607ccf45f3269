import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its drawing is taken over: what only this browser knows must not be drawn before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
