import { describeFailure } from './describeFailure.ts'

/** An error as it may stand in a log: what Postgres and drivers attach to it can hold personal data and whole connections. */
export function loggableError(error: unknown): { readonly failure: string; readonly at: readonly string[] } {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return { failure: describeFailure(error), at: [...stack.matchAll(/^\s+at (.*)$/gm)].map(([, frame]) => frame ?? '') }
}
