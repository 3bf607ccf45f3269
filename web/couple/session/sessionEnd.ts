import { useSyncExternalStore } from 'react'
import { sessionExpired } from '../api/coupleApi.ts'
import { readSessionEnd, type SessionEnd, sessionEndChanged } from './storedSessionEnd.ts'

/** null on the server. */
export function useSessionEnd(): SessionEnd | null {
  return useSyncExternalStore(onChanged, readSessionEnd, () => null)
}

/** Returns a function that stops listening. */
export function onSessionExpired(listener: () => void): () => void {
  window.addEventListener(sessionExpired, listener)
  return () => window.removeEventListener(sessionExpired, listener)
}

function onChanged(listener: () => void): () => void {
  window.addEventListener(sessionEndChanged, listener)
  return () => window.removeEventListener(sessionEndChanged, listener)
}
