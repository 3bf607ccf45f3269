import { storedValue } from '../../shared/browserStorage.ts'

/** What a person decided about being counted, and about reports of what fails. */
export type Consent = 'accepted' | 'refused'

/** As long as a choice may be relied on; then it is asked for again. */
const sixMonthsMs = 182 * 86_400_000
const changed = 'consent-changed'

const stored = storedValue<Consent>(
  () => localStorage,
  'alliance.consent',
  (value) => (value === 'accepted' || value === 'refused' ? value : null),
  sixMonthsMs,
)
/** For a browser that forbids storage: the page's memory has to do. */
let remembered: Consent | null = null

/** null: not decided, which is as good as refused. Read each time: another tab may have withdrawn it. */
export function readConsent(): Consent | null {
  return stored.read() ?? remembered
}

export function writeConsent(consent: Consent): void {
  stored.write(consent)
  remembered = stored.read() === null ? consent : null
  window.dispatchEvent(new Event(changed))
}

/** Calls the listener on each change, also in another tab; returns how to stop listening. */
export function onConsentChanged(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}
