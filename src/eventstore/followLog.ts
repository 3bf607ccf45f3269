import { retryUntilAborted } from '../platform/retryUntilAborted.ts'
import type { CaughtUpTail, TailPlace } from './caughtUpTail.ts'
import type { LogPage, LogRange, SubscriptionRange } from './eventStore.ts'

const pageSize = 1_000

export interface FollowedLog {
  readonly reader: { readCatchUpPage(range: LogRange & { readonly limit: number }): Promise<LogPage> }
  readonly tail: CaughtUpTail
  readonly onError: (error: Error) => void
}

/**
 * Pages from a position on: by own reads until the subscriber has caught up, then from the shared tail; by own reads again when it falls
 * behind the tail's buffer.
 */
export async function* followLog(range: SubscriptionRange, log: FollowedLog): AsyncGenerator<LogPage> {
  const { types, signal, onlyEvents = false } = range
  const { reader, tail, onError } = log
  const wanted = types && new Set(types)
  let position = range.after
  let reportedCaughtUp = false
  let place: TailPlace | undefined
  try {
    while (!signal.aborted) {
      const growths = place?.grown.notifications ?? 0
      const page =
        (place && tail.pageAfter(position, wanted)) ??
        (await retryUntilAborted(() => reader.readCatchUpPage({ after: position, types, limit: pageSize }), { signal, onError }))
      if (!page) return
      if (place && page.position === position && page.caughtUp === reportedCaughtUp) {
        await place.grown.next(growths, signal)
        continue
      }
      position = page.position
      reportedCaughtUp = page.caughtUp
      yield page
      if (page.caughtUp) place ??= tail.join(position, { types: wanted, onlyEvents })
    }
  } finally {
    if (place) tail.leave(place)
  }
}
