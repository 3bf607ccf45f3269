// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, personal } from '../event.ts'
import { ProviderId } from '../ids.ts'
import { PartRejectionReason, ProfilePart } from './profilePart.ts'

/** A part of the profile, and its version. */
const partSeen = { providerId: ProviderId, part: ProfilePart, version: z.int().nonnegative() }

/** Moderation of changes to an approved profile; in the provider's stream. Rule MOD-3. */
export const profilePartEvents = defineEvents({
  /**
   * Parts of a profile were changed, which couples see at once. Parts with `waits` must be reviewed; the others are empty now, or belong to a
   * profile that is not approved yet.
   */
  ProfilePartsChanged: {
    audience: notifyProvider,
    schema: z.object({
      providerId: ProviderId,
      parts: z.array(z.object({ part: ProfilePart, version: z.int().positive(), waits: z.boolean() })).min(1),
      changedAt: z.iso.datetime(),
    }),
  },
  ProfilePartApproved: { audience: notifyProvider, schema: z.object({ ...partSeen, approvedAt: z.iso.datetime() }) },
  /** That version of the part is hidden from couples. The note may name persons; '' for none. */
  ProfilePartRejected: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...partSeen, reason: PartRejectionReason, note: personal(z.string()), rejectedAt: z.iso.datetime() }),
  },
})
