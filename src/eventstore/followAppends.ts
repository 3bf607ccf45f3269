import { setTimeout as delay } from 'node:timers/promises'
import type { LogPage, Position } from './eventStore.ts'
import type { LogChanges } from './logChanges.ts'
import type { PostgresLogReader } from './postgresLogReader.ts'

const pageSize = 1_000
/** The more came, the longer the log rests until the next read: few appends are seen at once, and under load a read serves many. */
const restMsPerEvent = 0.4
/**
 * Longer still when the process has more to do than it can, which shows in timers that come late (a moving average): every read then takes
 * time from those who append.
 */
const restPerMsLate = 10
const weightOfLast = 0.2
/** A timer is this late by itself. */
const timerMs = 1
const longestRestMs = 25
/** After a wake-up it is read again soon: an append that is still open hides those after it, and may end without a wake-up. */
const firstPollMs = 5
const slowestPollMs = 200

export interface FollowedAppends {
  readonly reader: PostgresLogReader
  readonly changes: LogChanges
}

/**
 * Everything behind a place as it becomes readable, until `signal` is aborted: read when somebody says that he appended, and now and
 * then without.
 * @throws when the database does not answer
 */
export async function* followAppends({ reader, changes }: FollowedAppends, after: Position, signal: AbortSignal): AsyncGenerator<LogPage> {
  changes.listen()
  let place = after
  let toldCaughtUp = false
  let pollMs = firstPollMs
  let lateMs = 0
  while (!signal.aborted) {
    const rings = changes.bell.rings
    const page = await reader.readPage({ after: place, types: null, limit: pageSize })
    const grew = page.events.length > 0
    if (grew) place = page.position
    if (grew || page.caughtUp !== toldCaughtUp) {
      toldCaughtUp = page.caughtUp
      yield { events: page.events, position: place, caughtUp: page.caughtUp }
    }
    if (page.caughtUp) await changes.bell.next(rings, signal, pollMs)
    pollMs = grew || changes.bell.rings > rings ? firstPollMs : Math.min(pollMs * 2, slowestPollMs)
    if (!page.caughtUp) continue
    const rest = Math.min(restMsPerEvent * page.events.length + restPerMsLate * lateMs, longestRestMs)
    if (rest < 1) continue
    const due = performance.now() + rest + timerMs
    await delay(rest)
    lateMs += (Math.max(0, performance.now() - due) - lateMs) * weightOfLast
  }
}
