import { z } from 'zod'
import type { Personal } from '../event.ts'
import type { ProfileRejectionReason } from './profileRejectionReason.ts'

/** A described company waits for moderation first; nobody sees a profile that is not approved. Rule MOD-2. */
export const Moderation = z.enum(['in_progress', 'approved', 'rejected'])
export type Moderation = z.output<typeof Moderation>

/** Why a profile was rejected, and what the moderator wrote about it. */
export interface Rejection {
  readonly reason: ProfileRejectionReason
  readonly note: Personal<string>
}
