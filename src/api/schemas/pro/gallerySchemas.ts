import { z } from 'zod'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { RejectedPart } from './rejectedPartSchema.ts'

const side = z.number().finite().nonnegative()

/** A part of a photograph as displayed, upright, in pixels: `x,y,width,height`. */
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
  /** The alternative text. */
  alt: z.string(),
  isKey: z.boolean(),
  /** False while the provider hides it. */
  isVisible: z.boolean(),
  /** Couples do not see it without an `alt`. */
  needsAlt: z.boolean(),
  /** Whether couples see it, apart from moderation. False for one that is hidden, needs an `alt`, or is above the plan's limit. */
  shown: z.boolean(),
  /** The ETag of caption and alt, for `If-Match`. */
  etag: z.string(),
})
export type GalleryPhoto = z.output<typeof GalleryPhoto>

/** A provider's photographs. */
export const Gallery = z.object({
  profilePhoto: z.object({ src: z.string() }).nullable(),
  /** The generated picture that couples see while there is none. */
  placeholder: z.object({ src: z.string() }),
  photos: z.array(GalleryPhoto).readonly(),
  /** The rejected parts among photographs, captions and the profile photograph. */
  rejectedParts: z.array(RejectedPart).readonly(),
  plan: z.enum(['free', 'premium']),
  /** The plan's limit; null: no limit. */
  quota: z.int().nullable(),
  /** The ETag of the order, for `If-Match`. */
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

/** The texts of a photograph; surrounding spaces are removed. */
export function photoWordsSchema({ photo }: Pick<PublicRules, 'photo'>) {
  return z.strictObject({ caption: z.string().trim().max(photo.caption), alt: z.string().trim().max(photo.alt) })
}
export const DescribedPhoto = z.object({ id: z.uuid(), caption: z.string(), alt: z.string(), etag: z.string() })
