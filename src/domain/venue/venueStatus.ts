import { z } from 'zod'

/** What moderation thinks of a venue: `none` until it was published for the first time. */
export const VenueModeration = z.enum(['none', 'waiting', 'validated', 'rejected'])
export type VenueModeration = z.output<typeof VenueModeration>

/** Where a venue stands, in one word. */
export const VenueStatus = z.enum(['draft', 'waiting', 'rejected', 'online', 'hidden'])
export type VenueStatus = z.output<typeof VenueStatus>

interface Standing {
  readonly published: boolean
  readonly moderation: VenueModeration
  readonly hidden: boolean
}

/** Couples see a venue that is `online`: published, validated and not hidden. Rule VEN-1. */
export function venueStatusOf({ published, moderation, hidden }: Standing): VenueStatus {
  if (!published) return moderation === 'rejected' ? 'rejected' : 'draft'
  if (hidden) return 'hidden'
  return moderation === 'validated' ? 'online' : 'waiting'
}
