import { z } from 'zod'
import { AccentColour } from '../../../domain/accentColour.ts'
import { Language } from '../../../domain/locale.ts'
import { SocialNetwork } from '../../../domain/socialNetworks.ts'

/** Further fields of a venue's card, and its provider. */
const ShownVenue = z.object({
  /** The provider's name. */
  owner: z.string(),
  /** The maximum number of guests, seated or standing; null when unknown. */
  guests: z.int().nullable(),
})

/** A provider, or one of its venues with the venue's own ids, as a card or profile. */
export const Prestataire = z.object({
  id: z.uuid(),
  publicId: z.string(),
  name: z.string(),
  profileUrl: z.string(),
  profileImage: z.string(),
  isPremium: z.boolean(),
  isCircleMember: z.boolean(),
  city: z.string(),
  /** Postal code. */
  cp: z.string(),
  /** Sanitised inline HTML, cut at 160 characters. */
  portrait: z.string(),
  hasLoggedInTheLastDays: z.boolean(),
  langues: z.array(z.object({ iso: Language, label: z.string() })).readonly(),
  /** Prices in euros; null without a price. */
  prestations: z
    .array(z.object({ label: z.string(), description: z.string().nullable(), budgetStartingFrom: z.number().nullable() }))
    .readonly(),
  description_longue: z.string(),
  experience: z.string(),
  service: z.string(),
  benefits: z.array(z.string()).readonly(),
  images: z.array(z.object({ thumb: z.string(), alt: z.string(), caption: z.string() })).readonly(),
  /** The description is '' if there is none. */
  videos: z.array(z.object({ title: z.string(), description: z.string(), link: z.string() })).readonly(),
  website: z.string().nullable(),
  /** The year of the company's foundation; null when unknown. */
  createdYear: z.number().nullable(),
  /** The colour of its page; null for the default. */
  accent: AccentColour.nullable(),
  socialNetworks: z.array(z.object({ network: SocialNetwork, address: z.string() })).readonly(),
  /** Absent for a provider itself. */
  venue: ShownVenue.optional(),
})

export type Prestataire = z.output<typeof Prestataire>

const time = z.iso.datetime().nullable()

/** A contacted provider of a project, and the state of the request. */
export const ContactedPrestataire = Prestataire.extend({
  contacted: z.literal(true),
  /** The couple's message. */
  message: z.string(),
  status: z.enum(['sent', 'seen', 'unlocked', 'rejected', 'withdrawn', 'closed']),
  sentAt: z.iso.datetime(),
  seenAt: time,
  /** When the provider opened the couple's contact data. */
  unlockedAt: time,
  /** Its contact data, once it opened the couple's; null before that, and when it no longer exists. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), writtenPhone: z.string() }).nullable(),
  rejectedAt: time,
  withdrawnAt: time,
  /** When the couple had found its planner: no answer is waited for any more. */
  closedAt: time,
})
export type ContactedPrestataire = z.output<typeof ContactedPrestataire>
