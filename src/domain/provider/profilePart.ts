import { z } from 'zod'

/** The visible parts of a profile that moderation decides on separately: one of each, … */
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
/** … or one for each photograph or video of the gallery; `caption` is the text of a photograph. */
export const itemParts = ['photo', 'caption', 'video'] as const
export const PartKind = z.enum([...singleParts, ...itemParts])
export type PartKind = z.output<typeof PartKind>

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
/** The name of a part: `portrait`, or `photo:` and the photograph's id. Stored in events. */
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

/** The reasons that need a note, without which the provider cannot act: the source of a copied text, and what 'other' is. Rule MOD-3. */
export function partNeedsNote(reason: PartRejectionReason): boolean {
  return reason === 'copied_text' || reason === 'other'
}
