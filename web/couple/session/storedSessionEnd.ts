import { storedValue } from '../../shared/browserStorage.ts'

/** Why a session ended without a sign-out. */
export type SessionEnd = 'expired' | 'deleted'

/** Name of the window event fired when the reason was stored. */
export const sessionEndChanged = 'session-end-changed'
/** After this time the notice is no longer needed. */
const lifetimeMs = 10 * 60_000

const stored = storedValue<SessionEnd>(
  () => sessionStorage,
  'alliance.sessionEnd',
  (value) => (value === 'expired' || value === 'deleted' ? value : null),
  lifetimeMs,
)
/** Used when the browser forbids storage. */
let remembered: SessionEnd | null = null

/** How the session ended, until the person signs in again or closes the notice. It survives the page, which may be left at once. */
export function readSessionEnd(): SessionEnd | null {
  return stored.read() ?? remembered
}

export function writeSessionEnd(end: SessionEnd | null): void {
  if (end === null) stored.clear()
  else stored.write(end)
  remembered = end
  window.dispatchEvent(new Event(sessionEndChanged))
}
