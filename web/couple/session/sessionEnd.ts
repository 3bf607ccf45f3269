import { useSyncExternalStore } from 'react'
import { sessionExpired } from '../api/coupleApi.ts'
import { readSessionEnd, type SessionEnd, sessionEndChanged } from './storedSessionEnd.ts'

/** null where a page is rendered on the server. */
export function useSessionEnd(): SessionEnd | null {
  return useSyncExternalStore(onChanged, readSessionEnd, () => null)
}

/** Listens until the answered function is called. */
export function onSessionExpired(listener: () => void): () => void {
  window.addEventListener(sessionExpired, listener)
  return () => window.removeEventListener(sessionExpired, listener)
}

function onChanged(listener: () => void): () => void {
  window.addEventListener(sessionEndChanged, listener)
  return () => window.removeEventListener(sessionEndChanged, listener)
}
