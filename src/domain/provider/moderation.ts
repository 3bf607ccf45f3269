import { z } from 'zod'

/** A described company waits for moderation first; nobody sees a profile that is not approved. Rule MOD-2. */
export const Moderation = z.enum(['in_progress', 'approved', 'rejected'])
export type Moderation = z.output<typeof Moderation>
