import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { StoredEvent } from './memoryLog.ts'
import { invalidArgument } from './rpcErrors.ts'

/** Events read in one page when no window is asked for. */
const readBatchSize = 32

export interface EventFilter {
  matches(event: StoredEvent): boolean
  /** A checkpoint is told after so many events were looked at. */
  readonly checkpointInterval: number
}

/** By the stream's name or by the event's type, by regular expression or by prefixes. */
export function eventFilterOf(filter: ReadReq.Options.FilterOptions): EventFilter {
  const expression = filter.getEventType() ?? filter.getStreamIdentifier()
  const multiplier = filter.getCheckpointintervalmultiplier()
  if (!expression || multiplier === 0) throw invalidArgument('the filter is incomplete')
  const subject = (event: StoredEvent) => (filter.hasEventType() ? event.type : event.stream)
  const regex = expression.getRegex() ? new RegExp(expression.getRegex()) : undefined
  const prefixes = expression.getPrefixList()
  return {
    matches: (event) => (regex ? regex.test(subject(event)) : prefixes.some((prefix) => subject(event).startsWith(prefix))),
    checkpointInterval: multiplier * (filter.hasMax() ? filter.getMax() : readBatchSize),
  }
}
