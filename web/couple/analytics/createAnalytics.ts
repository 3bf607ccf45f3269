import { readConsent } from '../consent/consent.ts'
import type { Track } from './AnalyticsProvider.tsx'

/**
 * Reports journey events from the moment of consent. The sending code is loaded with the first event.
 * @param address undefined: nothing is reported
 */
export function createAnalytics(address: string | undefined): Track {
  if (address === undefined) return () => {}
  let outbox: Promise<{ put: Track }> | undefined
  return (event) => {
    if (readConsent() !== 'accepted') return
    outbox ??= import('./eventOutbox.ts').then(({ openEventOutbox }) => openEventOutbox(address))
    // If the code cannot be loaded, the event is lost silently.
    outbox.then(({ put }) => put(event)).catch(() => (outbox = undefined))
  }
}
