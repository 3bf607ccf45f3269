import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import { invalidArgument } from './rpcErrors.ts'
import type { StoredEvent } from './storedEvent.ts'

/** Events that the server puts into one page for a subscription that catches up. */
export const readBatchSize = 32

export interface EventFilter {
  matches(event: StoredEvent): boolean
  /** Most events looked at for one page. */
  readonly maxSearchWindow: number
  /** A checkpoint is sent after so many events were looked at. */
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
  const maxSearchWindow = filter.hasMax() ? filter.getMax() : readBatchSize
  return {
    matches: (event) => (regex ? regex.test(subject(event)) : prefixes.some((prefix) => subject(event).startsWith(prefix))),
    maxSearchWindow,
    checkpointInterval: multiplier * maxSearchWindow,
  }
}
