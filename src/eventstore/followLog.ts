import { retryUntilAborted } from '../platform/retryUntilAborted.ts'
import type { CaughtUpTail } from './caughtUpTail.ts'
import type { LogPage, LogRange } from './eventStore.ts'

const pageSize = 1_000

export interface FollowedLog {
  readonly reader: { readCatchUpPage(range: LogRange & { readonly limit: number }): Promise<LogPage> }
  readonly tail: CaughtUpTail
  readonly onError: (error: Error) => void
}

/**
 * Pages from a position on: its own reads until it has caught up, from then on the tail that all share; back to its own reads when the
 * subscriber was too slow for what the tail keeps.
 */
export async function* followLog(range: LogRange & { readonly signal: AbortSignal }, log: FollowedLog): AsyncGenerator<LogPage> {
  const { types, signal } = range
  const { reader, tail, onError } = log
  const wanted = types && new Set(types)
  let position = range.after
  let reportedCaughtUp = false
  let leaveTail: (() => void) | undefined
  try {
    while (!signal.aborted) {
      const growths = tail.growths
      const page =
        (leaveTail && tail.pageAfter(position, wanted)) ??
        (await retryUntilAborted(() => reader.readCatchUpPage({ after: position, types, limit: pageSize }), { signal, onError }))
      if (!page) return
      if (page.position === position && page.caughtUp === reportedCaughtUp) {
        await tail.grown(growths, signal)
        continue
      }
      position = page.position
      reportedCaughtUp = page.caughtUp
      yield page
      if (page.caughtUp) leaveTail ??= tail.join(position)
    }
  } finally {
    leaveTail?.()
  }
}
