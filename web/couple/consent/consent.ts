import { storedValue } from '../../shared/browserStorage.ts'

/** The person's consent to analytics and failure reports. */
export type Consent = 'accepted' | 'refused'

/** After this time the person is asked again. */
const sixMonthsMs = 182 * 86_400_000
const changed = 'consent-changed'

const stored = storedValue<Consent>(
  () => localStorage,
  'alliance.consent',
  (value) => (value === 'accepted' || value === 'refused' ? value : null),
  sixMonthsMs,
)
/** Used when the browser forbids storage. */
let remembered: Consent | null = null

/** null: undecided, treated as refused. It is read each time, because another tab may have withdrawn consent. */
export function readConsent(): Consent | null {
  return stored.read() ?? remembered
}

export function writeConsent(consent: Consent): void {
  stored.write(consent)
  remembered = stored.read() === null ? consent : null
  window.dispatchEvent(new Event(changed))
}

/** Calls the listener on each change, in this tab or another. Returns a function that stops listening. */
export function onConsentChanged(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}
