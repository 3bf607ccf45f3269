import { z } from 'zod'
import { AccentColour } from '../../../domain/accentColour.ts'
import { Language } from '../../../domain/locale.ts'
import { SocialNetwork } from '../../../domain/socialNetworks.ts'

/** Of a card that shows a venue of a provider: what only venues have, and whose it is. */
const ShownVenue = z.object({
  /** What its provider is called. */
  owner: z.string(),
  /** How many it takes at most, seated or standing; null where that is not said. */
  guests: z.int().nullable(),
})

/** A provider as cards and profiles show it; or one of its venues, whose ids then are the venue's own. */
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
  /** Prices in euros; null where none is named. */
  prestations: z
    .array(z.object({ label: z.string(), description: z.string().nullable(), budgetStartingFrom: z.number().nullable() }))
    .readonly(),
  description_longue: z.string(),
  experience: z.string(),
  service: z.string(),
  benefits: z.array(z.string()).readonly(),
  images: z.array(z.object({ thumb: z.string(), alt: z.string(), caption: z.string() })).readonly(),
  /** The description is '' where there is none. */
  videos: z.array(z.object({ title: z.string(), description: z.string(), link: z.string() })).readonly(),
  website: z.string().nullable(),
  /** Since when there is the company, as a year; null where it is not said. */
  createdYear: z.number().nullable(),
  /** The colour of its page; null for the house's own. */
  accent: AccentColour.nullable(),
  socialNetworks: z.array(z.object({ network: SocialNetwork, address: z.string() })).readonly(),
  /** Absent where the provider itself is shown. */
  venue: ShownVenue.optional(),
})

export type Prestataire = z.output<typeof Prestataire>

const time = z.iso.datetime().nullable()

/** A provider that the couple wrote to in a project, and what became of it. */
export const ContactedPrestataire = Prestataire.extend({
  contacted: z.literal(true),
  /** What the couple wrote to it. */
  message: z.string(),
  status: z.enum(['sent', 'seen', 'unlocked', 'rejected', 'withdrawn', 'closed']),
  sentAt: z.iso.datetime(),
  seenAt: time,
  /** When the provider opened the couple's contact data. */
  unlockedAt: time,
  /** How to reach it, once it opened the couple's contact data; null before that, and when it does not exist any more. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), writtenPhone: z.string() }).nullable(),
  rejectedAt: time,
  withdrawnAt: time,
  /** When the couple had found its planner: no answer is waited for any more. */
  closedAt: time,
})
export type ContactedPrestataire = z.output<typeof ContactedPrestataire>
