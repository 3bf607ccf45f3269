import { DeadlineExceededError, type StreamingRead } from '@eventstore/db-client'
import pTimeout from 'p-timeout'
import { abortableDelay } from '../platform/abortableDelay.ts'
import { isTransient } from '../platform/transientError.ts'

const firstPauseMs = 50
const longestPauseMs = 1_000

export interface CallLimits {
  /** How long a call may take. */
  readonly deadlineMs: number
  /** Aborted when the store is closed. */
  readonly signal: AbortSignal
}

/** Limits for several calls that share the deadline of one. */
export function limitsInAll({ deadlineMs, signal }: CallLimits): CallLimits {
  const until = performance.now() + deadlineMs
  return {
    get deadlineMs() {
      return Math.max(until - performance.now(), 1)
    },
    signal,
  }
}

/**
 * The server did not answer in time, could not be reached, or kept reporting a timeout of its own. The write may have been stored, or may
 * still be.
 */
export class EventStoreDbTimeout extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(deadlineMs: number, cause?: Error) {
    super(`EventStoreDB did not answer within ${Math.round(deadlineMs)} ms${cause ? ` (${cause.message})` : ''}`, { cause })
    this.name = 'EventStoreDbTimeout'
  }
}

/**
 * Calls the server and retries transient errors until the deadline: while it is down, while a new leader is elected, or when it reports
 * that a write timed out among its nodes. Retrying is safe: reads change nothing, and the server recognises a repeated append (same event
 * ids) at its exact revision.
 * @throws EventStoreDbTimeout, and errors of the server
 */
export async function callServer<T>(call: (deadlineMs: number) => Promise<T>, { deadlineMs, signal }: CallLimits): Promise<T> {
  const until = performance.now() + deadlineMs
  let lastError: Error | undefined
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await call(until - performance.now())
    } catch (error) {
      if (isDeadline(error)) throw new EventStoreDbTimeout(deadlineMs, lastError)
      if (!isTransient(error) || isOfCertificate(error) || signal.aborted) throw error
      lastError = error as Error
    }
    if (performance.now() + pauseMs >= until) throw new EventStoreDbTimeout(deadlineMs, lastError)
    await abortableDelay(pauseMs, signal)
  }
}

function isDeadline(error: unknown): boolean {
  return error instanceof DeadlineExceededError || error instanceof EventStoreDbTimeout
}

/** The client reports UNAVAILABLE, but a retry cannot succeed. */
function isOfCertificate(error: unknown): boolean {
  return error instanceof Error && /certificate/i.test(error.message)
}

/**
 * The answer to a call. The client's own deadline does not cover finding the leader of a cluster.
 * @throws EventStoreDbTimeout, and what the server answers
 */
export async function withinDeadline<T>(answer: Promise<T>, deadlineMs: number): Promise<T> {
  return await pTimeout(answer, {
    milliseconds: Math.max(deadlineMs, 1),
    fallback: () => {
      throw new EventStoreDbTimeout(deadlineMs)
    },
  })
}

/**
 * All results of a read. The client sets no deadline on reads, so this one is cancelled when nothing arrives for `deadlineMs`.
 * @throws EventStoreDbTimeout, and errors of the server
 */
export async function collect<T>(read: StreamingRead<T>, deadlineMs: number): Promise<readonly T[]> {
  const events: T[] = []
  // Errors after the end, e.g. of the cancellation, are irrelevant.
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
