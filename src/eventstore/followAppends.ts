import { setTimeout as delay } from 'node:timers/promises'
import type { LogPage, Position } from './eventStore.ts'
import type { LogChanges } from './logChanges.ts'
import type { PostgresLogReader } from './postgresLogReader.ts'

const pageSize = 1_000
/** Under load the log is read this often, so that one read serves many appends; */
const pauseMs = 2
/** less often on a busy machine, which shows in how long a read takes. */
const longestPauseMs = 8
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
  while (!signal.aborted) {
    const rings = changes.bell.rings
    const started = performance.now()
    const page = await reader.readPage({ after: place, types: null, limit: pageSize })
    const tookMs = performance.now() - started
    const grew = page.events.length > 0
    if (grew) place = page.position
    if (grew || page.caughtUp !== toldCaughtUp) {
      toldCaughtUp = page.caughtUp
      yield { events: page.events, position: place, caughtUp: page.caughtUp }
    }
    if (page.caughtUp) await changes.bell.next(rings, signal, pollMs)
    pollMs = grew || changes.bell.rings > rings ? firstPollMs : Math.min(pollMs * 2, slowestPollMs)
    if (!page.caughtUp) continue
    const rest = Math.min(Math.max(pauseMs, 2 * tookMs), longestPauseMs) - (performance.now() - started)
    if (rest > 0.5) await delay(rest)
  }
}
