import type { PageName } from '../analytics/pageName.ts'

/** How something failed: while a page was rendered, in a script, or in a promise that nobody waited for. */
export type FailureKind = 'render' | 'script' | 'promise'

/** A failure as it is reported. An error's own words stay here: they may quote what somebody typed. */
export interface Failure {
  readonly kind: FailureKind
  /** The error's type, e.g. `TypeError`. */
  readonly error: string
  readonly page: PageName
  /** Where in the built scripts, the innermost place first: `startApp-x1y2.js:3:141`. */
  readonly places: readonly string[]
}

const mostPlaces = 10

export function failureOf(kind: FailureKind, thrown: unknown, page: PageName): Failure {
  const error = thrown instanceof Error ? thrown : undefined
  const places = [...(error?.stack ?? '').matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place)
  return {
    kind,
    error: error && /^\w{1,40}$/.test(error.name) ? error.name : typeof thrown,
    page,
    places: places.slice(0, mostPlaces),
  }
}
