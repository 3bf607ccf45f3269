// Stored forever.
import { z } from 'zod'
import { defineEvents, type EventOf } from '../event.ts'
import { StreamName } from '../ids.ts'

export const claimEvents = defineEvents({
  /** A unique value (a phone, a login e-mail, a company number) belongs to this owner from now on. */
  Claimed: { schema: z.object({ owner: z.uuid(), ownerStream: StreamName, claimedAt: z.iso.datetime() }) },
  Released: { schema: z.object({ owner: z.uuid() }) },
})
export type ClaimEvent = EventOf<typeof claimEvents>
