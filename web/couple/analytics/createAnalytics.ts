import { readConsent } from '../consent/consent.ts'
import type { Track } from './AnalyticsProvider.tsx'

/**
 * Reports steps of people who agreed to a service, from when they did. The code that sends them is loaded with the first one.
 * @param address undefined: to nobody
 */
export function createAnalytics(address: string | undefined): Track {
  if (address === undefined) return () => {}
  let outbox: Promise<{ put: Track }> | undefined
  return (event) => {
    if (readConsent() !== 'accepted') return
    outbox ??= import('./eventOutbox.ts').then(({ openEventOutbox }) => openEventOutbox(address))
    // Without it nobody is counted, and nobody notices.
    outbox.then(({ put }) => put(event)).catch(() => (outbox = undefined))
  }
}
