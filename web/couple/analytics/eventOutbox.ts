import { openOutbox } from '../../shared/outbox.ts'
import { readConsent } from '../consent/consent.ts'
import type { JourneyEvent } from './journeyEvent.ts'

/** Sends events in batches, with the page's language, while consent lasts. */
export function openEventOutbox(address: string) {
  return openOutbox<JourneyEvent>({
    address,
    maySend: () => readConsent() === 'accepted',
    payload: (events) => ({ language: document.documentElement.lang, events }),
  })
}
