import { setTimeout as delay } from 'node:timers/promises'
import { CancelledError, DeadlineExceededError, NotLeaderError, type StreamingRead, UnavailableError } from '@eventstore/db-client'

const firstPauseMs = 50
const longestPauseMs = 1_000

export interface CallLimits {
  /** How long a call may go unanswered. */
  readonly deadlineMs: number
  /** Aborted when the store is closed. */
  readonly signal: AbortSignal
}

/** The server did not answer in time, or could not be reached. What was to be written may stand in the log, or come to stand there. */
export class EventStoreDbTimeout extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(deadlineMs: number, cause?: Error) {
    super(`EventStoreDB did not answer within ${Math.round(deadlineMs)} ms${cause ? ` (${cause.message})` : ''}`, { cause })
    this.name = 'EventStoreDbTimeout'
  }
}

/**
 * Calls the server, and again while it is away or another node is becoming its leader, until the deadline. Repeating is safe: reads
 * change nothing, and the same append at its exact revision is recognised by the server.
 * @throws EventStoreDbTimeout, and what the server answers
 */
export async function callServer<T>(call: (deadlineMs: number) => Promise<T>, { deadlineMs, signal }: CallLimits): Promise<T> {
  const until = performance.now() + deadlineMs
  let passing: Error | undefined
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await call(until - performance.now())
    } catch (error) {
      if (isDeadline(error)) throw new EventStoreDbTimeout(deadlineMs, passing)
      if (!isTransient(error) || signal.aborted) throw error
      passing = error
    }
    if (performance.now() + pauseMs >= until) throw new EventStoreDbTimeout(deadlineMs, passing)
    await delay(pauseMs, undefined, { signal }).catch(() => {})
  }
}

function isDeadline(error: unknown): boolean {
  return error instanceof DeadlineExceededError || error instanceof EventStoreDbTimeout
}

function isTransient(error: unknown): error is Error {
  if (error instanceof UnavailableError || error instanceof CancelledError || error instanceof NotLeaderError) return true
  // The client has no class for a cluster that it cannot find, nor for a connection that broke in the middle of a call.
  return error instanceof Error && /^(Failed to discover|13 INTERNAL: Received RST_STREAM)/.test(error.message)
}

/**
 * The answer to a call. The client's own deadline does not cover finding the leader of a cluster.
 * @throws EventStoreDbTimeout, and what the server answers
 */
export async function withinDeadline<T>(answer: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new EventStoreDbTimeout(deadlineMs)), deadlineMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Everything a read gives. The client sets no deadline on reads: this one is cancelled when nothing came for `deadlineMs`.
 * @throws EventStoreDbTimeout, and what the server answers
 */
export async function collect<T>(read: StreamingRead<T>, deadlineMs: number): Promise<readonly T[]> {
  const events: T[] = []
  // Errors that come after the end, as of the cancelling, are nobody's any more.
  read.on('error', () => {})
  const timer = setTimeout(() => read.destroy(new EventStoreDbTimeout(deadlineMs)), deadlineMs)
  try {
    for await (const event of read as AsyncIterable<T>) {
      events.push(event)
      timer.refresh()
    }
    return events
  } catch (error) {
    read.cancel().catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}
