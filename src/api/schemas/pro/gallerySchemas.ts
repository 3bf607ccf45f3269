import { z } from 'zod'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { RejectedPart } from './rejectedPartSchema.ts'

const side = z.number().finite().nonnegative()

/** A part of a photograph as it is seen, upright, in pixels: `x,y,width,height`. */
export const CropField = z
  .string()
  .regex(/^\d{1,6}(\.\d+)?(,\d{1,6}(\.\d+)?){3}$/)
  .transform((text) => {
    const [x, y, width, height] = text.split(',').map(Number)
    return { x, y, width, height }
  })
  .pipe(z.object({ x: side, y: side, width: side.positive(), height: side.positive() }))

/** A photograph of the gallery; `src` is a path without a width, to which `?w=` is appended. */
export const GalleryPhoto = z.object({
  id: z.uuid(),
  src: z.string(),
  caption: z.string(),
  /** What stands in the place of it where it cannot be seen. */
  alt: z.string(),
  isKey: z.boolean(),
  /** False for one that the provider itself hides. */
  isVisible: z.boolean(),
  /** Couples do not see it before it has an `alt`. */
  needsAlt: z.boolean(),
  /** Couples see it, unless moderation hides it. False for one that is hidden, needs an `alt`, or is above the plan's number. */
  shown: z.boolean(),
  /** Names caption and alt as they stand, for `If-Match`. */
  etag: z.string(),
})
export type GalleryPhoto = z.output<typeof GalleryPhoto>

/** A provider's photographs. */
export const Gallery = z.object({
  profilePhoto: z.object({ src: z.string() }).nullable(),
  /** What stands in its place for couples while there is none. */
  placeholder: z.object({ src: z.string() }),
  photos: z.array(GalleryPhoto).readonly(),
  /** Of photographs, captions and the profile photo. */
  rejectedParts: z.array(RejectedPart).readonly(),
  plan: z.enum(['free', 'premium']),
  /** How many the plan allows; null: as many as wanted. */
  quota: z.int().nullable(),
  /** Names the order as it stands, for `If-Match`. */
  etag: z.string(),
})
export type Gallery = z.output<typeof Gallery>

export const PhotoParams = z.object({ id: z.uuid() })
export const PhotoAnswer = z.object({ id: z.uuid() })
/** Several at once. */
export const PhotosBody = z.strictObject({ photoIds: z.array(z.uuid()).min(1).max(1000) })
export const PhotosVisibilityBody = PhotosBody.extend({ isVisible: z.boolean() })
export const AddedPhoto = z.object({ id: z.uuid(), src: z.string() })
export const ProfilePhoto = z.object({ src: z.string() })
export const NoProfilePhoto = z.object({ src: z.null() })

export const PhotoOrder = z.strictObject({ photoIds: z.array(z.uuid()).max(1000) })
export const OrderedPhotos = z.object({ photoIds: z.array(z.uuid()).readonly(), etag: z.string() })

/** What is said of a photograph; spaces at either end do not count. */
export function photoWordsSchema({ photo }: Pick<PublicRules, 'photo'>) {
  return z.strictObject({ caption: z.string().trim().max(photo.caption), alt: z.string().trim().max(photo.alt) })
}
export const DescribedPhoto = z.object({ id: z.uuid(), caption: z.string(), alt: z.string(), etag: z.string() })
