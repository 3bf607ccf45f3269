import { openOutbox } from '../../shared/outbox.ts'
import type { PageName } from '../analytics/pageName.ts'
import { readConsent } from '../consent/consent.ts'
import { type Failure, type FailureKind, failureOf } from './failure.ts'

/** Sends reports while consent lasts, with the page's language. */
export function openFailureOutbox(address: string) {
  const outbox = openOutbox<Failure>({
    address,
    maySend: () => readConsent() === 'accepted',
    payload: (failures) => ({ language: document.documentElement.lang, failures }),
  })
  return { report: (kind: FailureKind, thrown: unknown, page: PageName) => outbox.put(failureOf(kind, thrown, page)) }
}
