import { type PageName, pageNameOf } from '../analytics/pageName.ts'
import { readConsent } from '../consent/consent.ts'
import type { FailureKind } from './failure.ts'

/** Reports a failure, if the person consented. Reporting never throws. */
export type ReportFailure = (kind: FailureKind, thrown: unknown) => void

/** The same failure may occur on every render, so it is reported once. */
const mostAPage = 10

/**
 * Reports failures to a service, with consent. The reporting code is loaded with the first failure.
 * @param address undefined: nothing is reported
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

/** Reports uncaught errors for as long as the page lives. */
export function reportUncaught(report: ReportFailure): void {
  window.addEventListener('error', ({ error }) => report('script', error))
  window.addEventListener('unhandledrejection', ({ reason }) => report('promise', reason))
}
