import { setTimeout as delay } from 'node:timers/promises'
import type { LogPage, Position } from './eventStore.ts'
import type { LogChanges } from './logChanges.ts'
import type { PostgresLogReader } from './postgresLogReader.ts'

const pageSize = 1_000
/**
 * The pause between two reads in ms is this factor times the cube of the read's average duration. A fast database shows an append at once;
 * on an overloaded one each read serves more appends and takes less time from them.
 */
const restPerRead = 0.25
/** Timers are not more precise than this. */
const shortestRestMs = 1
const weightOfLast = 0.2
/** A longer pause would delay every append without making the database faster. */
const longestRestMs = 2
/**
 * Above this load of the event loop each read, and the work of its readers, delays requests by more than this pause. Fewer reads with more
 * events then make everything faster.
 */
const overloadFrom = 0.95
export const overloadRestMs = 20
/** After a wake-up the log is read again soon: an append that is still open hides later ones, and may end without a wake-up. */
const firstPollMs = 5
const slowestPollMs = 200

export interface FollowedAppends {
  readonly reader: PostgresLogReader
  readonly changes: LogChanges
  /** How busy the event loop is, 0 to 1. */
  readonly eventLoopLoad: () => number
}

/**
 * All events after a position as they become readable, until `signal` is aborted; read when an append is announced, and periodically
 * without.
 * @throws when the database does not answer
 */
export async function* followAppends(
  { reader, changes, eventLoopLoad }: FollowedAppends,
  after: Position,
  signal: AbortSignal,
): AsyncGenerator<LogPage> {
  changes.listen()
  let position = after
  let reportedCaughtUp = false
  let pollMs = firstPollMs
  let readMs = 0
  while (!signal.aborted) {
    const notifications = changes.grown.notifications
    const readAt = performance.now()
    const page = await reader.readPage({ after: position, types: null, limit: pageSize })
    readMs += (performance.now() - readAt - readMs) * weightOfLast
    const grew = page.events.length > 0
    if (grew) position = page.position
    if (grew || page.caughtUp !== reportedCaughtUp) {
      reportedCaughtUp = page.caughtUp
      yield { events: page.events, position, caughtUp: page.caughtUp }
    }
    if (page.caughtUp) await changes.grown.next(notifications, signal, pollMs)
    pollMs = grew || changes.grown.notifications > notifications ? firstPollMs : Math.min(pollMs * 2, slowestPollMs)
    const restMs = eventLoopLoad() > overloadFrom ? overloadRestMs : Math.min(restPerRead * readMs ** 3, longestRestMs)
    if (grew && page.caughtUp && restMs >= shortestRestMs) await delay(restMs)
  }
}
