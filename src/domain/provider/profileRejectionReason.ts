import { z } from 'zod'

/** Why moderation rejects a profile. Stored in events. */
export const profileRejectionReasons = [
  'copied_text',
  'missing_information',
  'unsuitable_pictures',
  'no_wedding_business',
  'other',
] as const
export const ProfileRejectionReason = z.enum(profileRejectionReasons)
export type ProfileRejectionReason = z.output<typeof ProfileRejectionReason>

/** The reasons that need a note, without which the provider cannot act: the source of a copied text, and what 'other' is. Rule MOD-2. */
export function needsNote(reason: ProfileRejectionReason): boolean {
  return reason === 'copied_text' || reason === 'other'
}
