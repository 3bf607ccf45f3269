import { setTimeout as delay } from 'node:timers/promises'
import type { CaughtUpTail } from './caughtUpTail.ts'
import type { LogPage, LogRange } from './eventStore.ts'
import type { PostgresLogReader } from './postgresLogReader.ts'

const pageSize = 1_000
const longestRetryMs = 2_000

export interface FollowedLog {
  readonly reader: PostgresLogReader
  readonly tail: CaughtUpTail
  readonly onError: (error: Error) => void
}

/**
 * Pages from a place on: its own reads until it has caught up, from then on the tail that all share; back to its own reads when the
 * subscriber was too slow for what the tail keeps.
 */
export async function* followLog(range: LogRange & { readonly signal: AbortSignal }, log: FollowedLog): AsyncGenerator<LogPage> {
  const { types, signal } = range
  const wanted = types && new Set(types)
  let place = range.after
  let told = false
  let leave: (() => void) | undefined
  try {
    while (!signal.aborted) {
      const growths = log.tail.growths
      const page = (leave && log.tail.pageAfter(place, wanted)) ?? (await readPatiently({ after: place, types, signal }, log))
      if (!page) return
      if (page.position !== place || page.caughtUp !== told) {
        place = page.position
        told = page.caughtUp
        yield page
      } else {
        await log.tail.grown(growths, signal)
      }
      if (page.caughtUp) leave ??= log.tail.join(place)
    }
  } finally {
    leave?.()
  }
}

async function readPatiently(
  { signal, ...range }: LogRange & { readonly signal: AbortSignal },
  { reader, onError }: FollowedLog,
): Promise<LogPage | undefined> {
  let retryMs = 50
  while (!signal.aborted) {
    try {
      return await reader.readCatchUpPage({ ...range, limit: pageSize })
    } catch (error) {
      if (!signal.aborted) onError(error as Error)
      await delay(retryMs, undefined, { signal }).catch(() => {})
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    }
  }
  return undefined
}
