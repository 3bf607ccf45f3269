import { openOutbox } from '../../shared/outbox.ts'
import { readConsent } from '../consent/consent.ts'
import type { JourneyEvent } from './journeyEvent.ts'

/** Events leave a few at a time, with the language of the page, as long as the person agrees. */
export function openEventOutbox(address: string) {
  return openOutbox<JourneyEvent>({
    address,
    mayLeave: () => readConsent() === 'accepted',
    payload: (events) => ({ language: document.documentElement.lang, events }),
  })
}
