import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its page is hydrated: what only this browser knows must not be rendered before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
