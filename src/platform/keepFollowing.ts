import { setTimeout as delay } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import { describeFailure } from './describeFailure.ts'
import { EventFailed } from './eventFailed.ts'
import type { FollowerMetrics } from './followerMetrics.ts'
import type { Leadership } from './leadership.ts'
import { retryPause } from './retryPause.ts'
import { isTransient } from './transientError.ts'

/** Why a follower is parked; no personal data. */
export interface ParkedBecause {
  readonly error: string
  readonly eventId: string | null
  readonly position: string | null
}

/** Follows the log from its own checkpoint: a projection or a process. */
export interface Follower {
  /** Unique among all followers of a process; in another process the same name is the same follower. */
  readonly name: string
  /** Only live processes that know the highest version lead in this follower. */
  readonly version: number
  /** Follows until `leading` is aborted or an error occurs; calls `onProgress` after each step. */
  follow(leading: AbortSignal, onProgress: () => void): Promise<void>
  /** Errors to retry besides the transient ones. */
  isTransient(error: unknown): boolean
  /** Records beside the checkpoint that the follower is parked; false when the checkpoint has moved meanwhile. */
  park(because: ParkedBecause): Promise<boolean>
  isParked(): Promise<boolean>
  unpark(): Promise<void>
}

export interface FollowingOptions {
  readonly leadership: Leadership
  readonly log: BaseLogger
  readonly metrics: FollowerMetrics
}

const unparkPollMs = 500

/**
 * Runs a follower whenever this process leads in it, until `signal` is aborted. Transient errors are retried with growing pauses. Any other
 * error is logged and parks this follower only, until it is unparked or the process restarts.
 */
export async function keepFollowing(follower: Follower, options: FollowingOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await options.leadership.lead(follower, signal, (leading) => followOn(follower, options, leading))
}

async function followOn(follower: Follower, options: FollowingOptions, leading: AbortSignal): Promise<void> {
  const { log, metrics } = options
  let failures = 0
  while (!leading.aborted) {
    try {
      await follower.unpark()
      metrics.parked(follower.name, false)
      await follower.follow(leading, () => {
        failures = 0
      })
    } catch (error) {
      if (leading.aborted) return
      if (isTransient(error) || follower.isTransient(error)) {
        log.warn(`${follower.name} tries again: ${describeFailure(error)}`)
        metrics.retried(follower.name)
        await retryPause(failures++, leading)
      } else await standStill(follower, error, options, leading)
    }
  }
}

async function standStill(follower: Follower, failure: unknown, { log, metrics }: FollowingOptions, leading: AbortSignal): Promise<void> {
  const event = failure instanceof EventFailed ? failure.event : undefined
  const because = { error: describeFailure(failure), eventId: event?.id ?? null, position: event?.position ?? null }
  log.error({ follower: follower.name, eventType: event?.type, ...because }, `${follower.name} is parked: ${because.error}`)
  metrics.parked(follower.name, true)
  let noted = false
  let failures = 0
  while (!leading.aborted) {
    try {
      if (noted && !(await follower.isParked())) return
      if (!noted) noted = await follower.park(because)
      failures = 0
      await delay(unparkPollMs, undefined, { signal: leading }).catch(() => {})
    } catch {
      await retryPause(failures++, leading)
    }
  }
}
