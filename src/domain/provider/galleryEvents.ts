// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { ProviderId } from '../ids.ts'
import { videoPlatforms } from '../videoLink.ts'

const photo = { providerId: ProviderId, photoId: z.uuid() }
const video = { providerId: ProviderId, videoId: z.uuid() }

/** A provider's photographs and videos, in its own stream. */
export const galleryEvents = defineEvents({
  /**
   * A photograph of the gallery. `picture` is where it is stored: its kind and id among the pictures, e.g. `scenes/k7m2p9`. `contentHash`
   * is the hash of the stored photograph, by which a repeated upload is detected.
   */
  PhotoAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...photo,
      picture: personal(z.string()),
      alt: personal(z.string()),
      contentHash: personal(z.string()).optional(),
      /** Couples see it once it has an `alt`. Absent in older photographs, which are shown without one. */
      altRequired: z.boolean().optional(),
    }),
  },
  /** `picture` is the removed picture; absent in events from before files were deleted. */
  PhotoRemoved: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...photo, picture: personal(z.string()).optional() }),
  },
  /** The texts of a photograph: a caption below it, and an alternative text. */
  PhotoDescribed: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...photo, caption: personal(z.string()), alt: personal(z.string()) }),
  },
  /** The provider hid photographs from couples, or shows them again. */
  PhotosVisibilityChanged: {
    audience: notifyProvider,
    schema: z.object({
      providerId: ProviderId,
      photoIds: z.array(z.uuid()).min(1),
      isVisible: z.boolean(),
      changedAt: z.iso.datetime(),
    }),
  },
  /** The whole gallery in the new order. */
  PhotosOrdered: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, photoIds: z.array(z.uuid()) }) },
  /** The key photograph of the provider. */
  KeyPhotoChosen: { audience: notifyProvider, schema: z.object(photo) },
  /** The profile photograph, which is not part of the gallery. `replaced` is the previous picture. */
  ProfilePhotoSet: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, picture: personal(z.string()), replaced: personal(z.string().nullable()) }),
  },
  ProfilePhotoRemoved: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, picture: personal(z.string()) }),
  },
  /** A video, identified by its platform's key, from which all its addresses are built. */
  VideoAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...video,
      title: personal(z.string()),
      platform: z.enum(videoPlatforms),
      key: personal(z.string()),
      /** Needed for unlisted videos on Vimeo. */
      hash: personal(z.string()).optional(),
      /** Absent in videos from before they were described. */
      description: personal(z.string()).optional(),
      addedAt: z.iso.datetime().optional(),
    }),
  },
  VideoDescribed: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...video, title: personal(z.string()), description: personal(z.string()), describedAt: z.iso.datetime() }),
  },
  /** All videos in the new order. */
  VideosOrdered: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, videoIds: z.array(z.uuid()), orderedAt: z.iso.datetime() }),
  },
  /** The provider hid the video from couples, or shows it again. */
  VideoVisibilityChanged: {
    audience: notifyProvider,
    schema: z.object({ ...video, isVisible: z.boolean(), changedAt: z.iso.datetime() }),
  },
  VideoRemoved: { audience: notifyProvider, schema: z.object(video) },
})
export type GalleryEvent = EventOf<typeof galleryEvents>
