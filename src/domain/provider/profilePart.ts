import { z } from 'zod'

/** What couples see of a profile and moderation decides on by itself: one of each, … */
export const singleParts = [
  'company_name',
  'website',
  'portrait',
  'experience',
  'strengths',
  'service_text',
  'service_descriptions',
  'profile_photo',
  'social_networks',
] as const
/** … or one for each photograph or video of the gallery; a caption is what is said of a photograph. */
export const itemParts = ['photo', 'caption', 'video'] as const
export const PartKind = z.enum([...singleParts, ...itemParts])
export type PartKind = z.output<typeof PartKind>

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
/** A part as it is called: `portrait`, or `photo:` and the photograph's id. Stored in events. */
export const ProfilePart = z
  .string()
  .regex(new RegExp(`^(${singleParts.join('|')}|(${itemParts.join('|')}):${uuid})$`))
  .brand<'ProfilePart'>()
export type ProfilePart = z.output<typeof ProfilePart>

export function singlePart(kind: (typeof singleParts)[number]): ProfilePart {
  return kind as unknown as ProfilePart
}

export function itemPart(kind: (typeof itemParts)[number], id: string): ProfilePart {
  return `${kind}:${id}` as ProfilePart
}

export function kindOfPart(part: ProfilePart): PartKind {
  return part.replace(/:.*/, '') as PartKind
}

/** Why moderation hides a part. Stored in events. */
export const partRejectionReasons = ['copied_text', 'foreign_picture', 'unsuitable', 'misleading', 'other'] as const
export const PartRejectionReason = z.enum(partRejectionReasons)
export type PartRejectionReason = z.output<typeof PartRejectionReason>

/** The provider can only mend what it reads: from where its text was copied, and what 'other' is. Rule MOD-3. */
export function partNeedsNote(reason: PartRejectionReason): boolean {
  return reason === 'copied_text' || reason === 'other'
}
