import type { Pool } from 'pg'
import { purgeCommandTimes } from '../operational/commandTimes.ts'
import { purgeDeletionReasons } from '../operational/deletionReasons.ts'
import { purgeEffects } from '../operational/effects.ts'
import { purgeLimits } from '../operational/limits.ts'
import { purgePhoneCodes } from '../operational/phoneCodes.ts'
import { purgePhoneProofs } from '../operational/phoneProofs.ts'
import { purgePortfolioViews } from '../operational/portfolioViews.ts'
import { purgeRefreshTokens, purgeSessions } from '../operational/purgeSessions.ts'
import { purgeStripeEvents } from '../operational/stripeEvents.ts'
import { purgeSeenViews, purgeViewCounts, purgeViewSalts } from '../operational/viewCounts.ts'

/** Deletes the expired rows of a table. */
export type Purge = (database: Pool, now: Date) => Promise<void>

/** Tables with expiring rows → what deletes them. A missing table with a lifetime fails `lifetimes.test.ts`. */
export const purges: Readonly<Record<string, Purge>> = {
  'operational.command_times': purgeCommandTimes,
  'operational.deletion_reasons': purgeDeletionReasons,
  'operational.effects': purgeEffects,
  'operational.limits': purgeLimits,
  'operational.phone_codes': purgePhoneCodes,
  'operational.phone_proofs': purgePhoneProofs,
  'operational.portfolio_views': purgePortfolioViews,
  // Before the sessions, whose deletion would delete their tokens one by one.
  'operational.refresh_tokens': purgeRefreshTokens,
  'operational.sessions': purgeSessions,
  'operational.stripe_events': purgeStripeEvents,
  'operational.seen_views': purgeSeenViews,
  'operational.view_counts': purgeViewCounts,
  'operational.view_salts': purgeViewSalts,
}

/** Tables that are never purged → the reason. */
export const unpurged: Readonly<Record<string, string>> = {
  'operational.credentials': 'kept as long as the account; an erasure deletes the row',
  'operational.deadlines': 'a process deletes a deadline when it is due or cleared',
  'operational.erasure_vacuum': 'one row',
  'operational.migrations': 'one row for each migration, needed by every start',
  'operational.migrations_lock': 'one row',
  'operational.payment_reconciliation': 'one row',
  'operational.person_keys': 'an erased person leaves a row without a key, by which the log reads as erased',
  'operational.process_checkpoints': 'one row for each process',
  'operational.process_states': 'a process deletes the state of a key that is over',
  'operational.provider_sign_ins': 'kept as long as the account; an erasure deletes the row',
  'operational.readiness_writes': 'one row',
  'platform.call_counts': 'each write deletes the windows before the last one',
  'platform.leads': 'deleted with its process',
  'platform.live_processes': 'the living processes delete the row of one that was silent for a minute',
  'platform.migrations': 'one row for each migration, needed by every start',
  'platform.migrations_lock': 'one row',
}
