import { type EventFilter, readBatchSize } from './eventFilter.ts'
import type { LogPosition } from './logPosition.ts'
import type { MemoryLog } from './memoryLog.ts'
import type { StoredEvent } from './storedEvent.ts'

export interface LogPage {
  readonly events: readonly StoredEvent[]
  /** How many were looked at, others than those in the page included. */
  readonly considered: number
  /** Where the page began. */
  readonly current: LogPosition
  /** Where the next page begins: behind the last event looked at, with prepare position 0. */
  readonly next: LogPosition
  readonly isEndOfLog: boolean
}

/** One page of the log as the server's `AllReader` gives it to subscriptions that catch up: from a position on, the event there included. */
export function readLogPage(log: MemoryLog, from: LogPosition, filter: EventFilter | undefined): LogPage {
  const window = filter?.maxSearchWindow ?? readBatchSize
  const events: StoredEvent[] = []
  const first = log.firstFrom(from)
  let index = first
  while (index < log.events.length && events.length < readBatchSize && index - first < window) {
    const event = log.events[index++]
    if (event && (!filter || filter.matches(event))) events.push(event)
  }
  const considered = index - first
  const next = considered === 0 ? from : { commit: log.endOf(index - 1), prepare: 0 }
  const isFull = events.length === readBatchSize || considered === window
  return { events, considered, current: from, next, isEndOfLog: !isFull }
}
