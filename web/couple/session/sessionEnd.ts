import { useSyncExternalStore } from 'react'
import { storedValue } from '../../shared/browserStorage.ts'
import { sessionExpired } from '../api/coupleApi.ts'

/** Why a session is over without the person having signed out. */
export type SessionEnd = 'expired' | 'deleted'

const changed = 'session-end-changed'
/** Nobody has to be told of it later. */
const lifetimeMs = 10 * 60_000

const stored = storedValue<SessionEnd>(
  () => sessionStorage,
  'alliance.sessionEnd',
  (value) => (value === 'expired' || value === 'deleted' ? value : null),
  lifetimeMs,
)
/** For a browser that forbids storage: the page's memory has to do. */
let remembered: SessionEnd | null = null

/** How the session ended, until the person has signed in again or closed the notice; it outlives the page, which may be left at once. */
export function readSessionEnd(): SessionEnd | null {
  return stored.read() ?? remembered
}

export function writeSessionEnd(end: SessionEnd | null): void {
  if (end === null) stored.clear()
  else stored.write(end)
  remembered = end
  window.dispatchEvent(new Event(changed))
}

/** null where a page is drawn on the server. */
export function useSessionEnd(): SessionEnd | null {
  return useSyncExternalStore(onChanged, readSessionEnd, () => null)
}

/** Tells the page that the couple's account is gone, and with it the session. */
export function tellAccountDeleted(): void {
  writeSessionEnd('deleted')
}

/** Listens until the answered function is called. */
export function onSessionExpired(listener: () => void): () => void {
  window.addEventListener(sessionExpired, listener)
  return () => window.removeEventListener(sessionExpired, listener)
}

function onChanged(tell: () => void): () => void {
  window.addEventListener(changed, tell)
  return () => window.removeEventListener(changed, tell)
}
