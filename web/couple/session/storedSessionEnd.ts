import { storedValue } from '../../shared/browserStorage.ts'

/** Why a session is over without the person having signed out. */
export type SessionEnd = 'expired' | 'deleted'

/** Name of the window's event when it was written. */
export const sessionEndChanged = 'session-end-changed'
/** It need not be announced later. */
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
  window.dispatchEvent(new Event(sessionEndChanged))
}
