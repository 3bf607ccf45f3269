import { setTimeout as delay } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import { describeFailure } from './describeFailure.ts'
import { EventFailed } from './eventFailed.ts'
import type { FollowerMetrics } from './followerMetrics.ts'
import type { Leadership } from './leadership.ts'
import { retryPause } from './retryPause.ts'
import { isTransient } from './transientError.ts'

/** Why a follower stands still; no personal data. */
export interface ParkedBecause {
  readonly error: string
  readonly eventId: string | null
  readonly position: string | null
}

/** Something that follows the log from a checkpoint of its own: a projection or a process. */
export interface Follower {
  /** Unique among all followers of a process; in another process the same name is the same follower. */
  readonly name: string
  /** Of the live processes only those that know the highest version lead in it. */
  readonly version: number
  /** Follows until `leading` is aborted or something fails; says whenever it got ahead. */
  follow(leading: AbortSignal, onProgress: () => void): Promise<void>
  /** What besides transient errors is worth another try. */
  isTransient(error: unknown): boolean
  /** Notes beside the checkpoint that it stands still; false when the checkpoint moved meanwhile. */
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
 * Lets a follower run whenever this process leads in it, until `signal` is aborted. What is transient is tried again with growing
 * pauses. Any other error parks this follower alone and is logged: it stands still until somebody unparks it, or the process starts again.
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
