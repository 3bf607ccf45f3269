// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, personal } from '../event.ts'
import { ProviderId } from '../ids.ts'
import { PartRejectionReason, ProfilePart } from './profilePart.ts'

/** A part of the profile, and what stood there. */
const partSeen = { providerId: ProviderId, part: ProfilePart, version: z.int().nonnegative() }

/** Moderation of what an approved provider changes; in the provider's stream. Rule MOD-3. */
export const profilePartEvents = defineEvents({
  /**
   * Other things stand in parts of a profile, which couples see at once. Those that wait are to be looked at; the others are empty now, or
   * belong to a profile that is still to be approved.
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
  /** Couples do not see that version of the part. The note may name persons, and is '' where there is nothing to say. */
  ProfilePartRejected: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...partSeen, reason: PartRejectionReason, note: personal(z.string()), rejectedAt: z.iso.datetime() }),
  },
})
