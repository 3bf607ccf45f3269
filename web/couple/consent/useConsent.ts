import { useSyncExternalStore } from 'react'
import { type Consent, onConsentChanged, readConsent } from './consent.ts'

/** The current consent; null when undecided and on the server. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(onConsentChanged, readConsent, () => null)
}
