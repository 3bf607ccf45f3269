import { type PageName, pageNameOf } from '../analytics/pageName.ts'
import { readConsent } from '../consent/consent.ts'
import type { FailureKind } from './failure.ts'

/** Reports a failure, if the person agreed to that. Reporting itself never fails. */
export type ReportFailure = (kind: FailureKind, thrown: unknown) => void

/** One cause may fail on every render. */
const mostAPage = 10

/**
 * Reports failures to a service, of people who agreed. What reports them is loaded with the first one.
 * @param address undefined: to nobody
 */
export function createErrorReports(address: string | undefined): ReportFailure {
  if (address === undefined) return () => {}
  let outbox: Promise<{ report: (kind: FailureKind, thrown: unknown, page: PageName) => void }> | undefined
  let reported = 0
  return (kind, thrown) => {
    if (readConsent() !== 'accepted' || reported++ >= mostAPage) return
    const page = pageNameOf(window.location.pathname)
    outbox ??= import('./failureOutbox.ts').then(({ openFailureOutbox }) => openFailureOutbox(address))
    outbox.then(({ report }) => report(kind, thrown, page)).catch(() => (outbox = undefined))
  }
}

/** Reports what nobody else catches, for as long as the page lives. */
export function reportUncaught(report: ReportFailure): void {
  window.addEventListener('error', ({ error }) => report('script', error))
  window.addEventListener('unhandledrejection', ({ reason }) => report('promise', reason))
}
