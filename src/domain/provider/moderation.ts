import { z } from 'zod'
import type { Personal } from '../event.ts'
import type { ProfileRejectionReason } from './profileRejectionReason.ts'

/** A described company first waits for moderation; only approved profiles are visible. Rule MOD-2. */
export const Moderation = z.enum(['in_progress', 'approved', 'rejected'])
export type Moderation = z.output<typeof Moderation>

/** Why a profile was rejected, and the moderator's note. */
export interface Rejection {
  readonly reason: ProfileRejectionReason
  readonly note: Personal<string>
}
