import { z } from 'zod'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { plainText } from '../plainText.ts'
import { RejectedPart } from './rejectedPartSchema.ts'

/** A video of a provider. */
export const Video = z.object({
  id: z.uuid(),
  title: z.string(),
  /** '' in videos from before they were described. */
  description: z.string(),
  /** The platform's own page of it, by which `parseVideoLink` knows it again. */
  link: z.url(),
  /** False for one that the provider itself hides. */
  isVisible: z.boolean(),
  /** Couples see it, unless moderation hides it. False for one that is hidden, or above the plan's number. */
  shown: z.boolean(),
  /** Names title and description as they stand, for `If-Match`. */
  etag: z.string(),
})
export type Video = z.output<typeof Video>

export const Videos = z.object({
  videos: z.array(Video).readonly(),
  rejectedParts: z.array(RejectedPart).readonly(),
  plan: z.enum(['free', 'premium']),
  /** How many the plan allows; null: as many as wanted. */
  quota: z.int().nullable(),
  /** Names the order as it stands, for `If-Match`. */
  etag: z.string(),
})
export type Videos = z.output<typeof Videos>

export const VideoParams = z.object({ id: z.uuid() })
export const VideoAnswer = z.object({ id: z.uuid() })

/** What is said of a video; spaces at either end do not count. */
export function videoWordsSchema({ video: { title, description } }: Pick<PublicRules, 'video'>) {
  return z.strictObject({
    title: plainText(title.most).trim().min(title.least),
    description: plainText(description.most).trim().min(description.least),
  })
}
export const DescribedVideo = z.object({ id: z.uuid(), title: z.string(), description: z.string(), etag: z.string() })

/** A link in any form that YouTube and Vimeo write it in; what is wrong with it is said in words, at its field. */
export function newVideoSchema(rules: Pick<PublicRules, 'video'>) {
  return videoWordsSchema(rules).extend({ link: z.string().trim().min(1).max(2000) })
}

export const VideoVisibilityBody = z.strictObject({ isVisible: z.boolean() })
export const VideoVisibility = z.object({ id: z.uuid(), isVisible: z.boolean() })

export const VideoOrder = z.strictObject({ videoIds: z.array(z.uuid()).max(1000) })
export const OrderedVideos = z.object({ videoIds: z.array(z.uuid()).readonly(), etag: z.string() })
