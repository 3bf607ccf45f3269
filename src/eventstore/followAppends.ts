import { setTimeout as delay } from 'node:timers/promises'
import type { LogPage, Position } from './eventStore.ts'
import type { LogChanges } from './logChanges.ts'
import type { PostgresLogReader } from './postgresLogReader.ts'

const pageSize = 1_000
/**
 * Between two reads the log rests, for so many milliseconds as the cube of what a read takes (a moving average) times this. Where the
 * database answers quickly an append is seen at once; where it has more to do than it can, a read serves more appends instead of taking
 * time from them.
 */
const restPerRead = 0.25
/** A timer takes longer than a shorter rest. */
const shortestRestMs = 1
const weightOfLast = 0.2
/** A longer rest delays every append of a slow minute, and lets the database answer no sooner. */
const longestRestMs = 2
/**
 * From this load of the event loop on, each read and what its readers do with it delays requests, which wait longer than this rest
 * already. Fewer reads of more events then make everything faster.
 */
const overloadFrom = 0.95
export const overloadRestMs = 20
/** After a wake-up it is read again soon: an append that is still open hides those after it, and may end without a wake-up. */
const firstPollMs = 5
const slowestPollMs = 200

export interface FollowedAppends {
  readonly reader: PostgresLogReader
  readonly changes: LogChanges
  /** How busy the event loop is, 0 to 1. */
  readonly eventLoopLoad: () => number
}

/**
 * Everything behind a position as it becomes readable, until `signal` is aborted: read when an append is announced, and now and
 * then without.
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
