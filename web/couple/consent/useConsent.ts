import { useSyncExternalStore } from 'react'
import { type Consent, onConsentChanged, readConsent } from './consent.ts'

/** What was decided, as long as it holds; null where a page is rendered on the server. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(onConsentChanged, readConsent, () => null)
}
