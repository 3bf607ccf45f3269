import { openOutbox } from '../../shared/outbox.ts'
import type { PageName } from '../analytics/pageName.ts'
import { readConsent } from '../consent/consent.ts'
import { type Failure, type FailureKind, failureOf } from './failure.ts'

/** Reports leave as long as the person agrees, with the language of the page. */
export function openFailureOutbox(address: string) {
  const outbox = openOutbox<Failure>({
    address,
    mayLeave: () => readConsent() === 'accepted',
    payload: (failures) => ({ language: document.documentElement.lang, failures }),
  })
  return { report: (kind: FailureKind, thrown: unknown, page: PageName) => outbox.put(failureOf(kind, thrown, page)) }
}
