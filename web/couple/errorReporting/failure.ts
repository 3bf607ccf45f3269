import type { PageName } from '../analytics/pageName.ts'

/** Where it failed: while rendering, in a script, or in an unhandled promise. */
export type FailureKind = 'render' | 'script' | 'promise'

/** A failure as it is reported. The error's message is left out, because it may quote what somebody typed. */
export interface Failure {
  readonly kind: FailureKind
  /** The error's type, e.g. `TypeError`. */
  readonly error: string
  readonly page: PageName
  /** Positions in the built scripts, innermost first: `startApp-x1y2.js:3:141`. */
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
