import { z } from 'zod'
import { VenueId } from '../../../domain/ids.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { ServiceTable } from './serviceSchemas.ts'
import { newVideoSchema } from './videoSchemas.ts'

/** The nine services as the owner of a venue fills them in. */
export const VenueServices = ServiceTable.extend({ id: VenueId })
export type VenueServices = z.output<typeof VenueServices>

/** Every video of a venue, in its order. What is wrong with a link is said in words, at its field. */
export function venueVideosSchema(rules: Pick<PublicRules, 'venues' | 'video'>) {
  return z.object({ videos: z.array(newVideoSchema(rules).extend({ isVisible: z.boolean() })).max(rules.venues.videos) })
}
export type VenueVideosBody = z.output<ReturnType<typeof venueVideosSchema>>

/** `link` is the platform's own page of a video, by which `parseVideoLink` knows it again. */
const VenueVideo = z.object({ link: z.url(), title: z.string(), description: z.string(), isVisible: z.boolean() })
export const VenueVideos = z.object({ id: VenueId, videos: z.array(VenueVideo).readonly() })
export type VenueVideos = z.output<typeof VenueVideos>
