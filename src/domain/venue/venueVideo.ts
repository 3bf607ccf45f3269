import { z } from 'zod'
import { videoPlatforms } from '../videoLink.ts'

/** A video of a venue, by what its platform calls it: from that every address of it is built. No two of a venue are of one platform and key. */
export const VenueVideo = z.object({
  platform: z.enum(videoPlatforms),
  key: z.string(),
  /** Without it Vimeo does not show a video that is not listed. */
  hash: z.string().optional(),
  title: z.string(),
  description: z.string(),
  /** False for one that the provider hides from couples. */
  isVisible: z.boolean(),
})
export type VenueVideo = z.output<typeof VenueVideo>
