import { z } from 'zod'
import { PartRejectionReason, ProfilePart } from '../../../domain/provider/profilePart.ts'

/** A part of the profile that moderation hides until it is changed, and why; the note is '' where the reason says it all. Rule MOD-3. */
export const RejectedPart = z.object({ part: ProfilePart, reason: PartRejectionReason, note: z.string() })
export type RejectedPart = z.output<typeof RejectedPart>
