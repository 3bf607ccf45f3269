// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { ProviderId } from '../ids.ts'
import { videoPlatforms } from '../videoLink.ts'

const photo = { providerId: ProviderId, photoId: z.uuid() }
const video = { providerId: ProviderId, videoId: z.uuid() }

/** What a provider shows of its work; in its own stream. */
export const galleryEvents = defineEvents({
  /**
   * A photograph of the gallery. `picture` is where it is kept: its kind and id among the pictures, e.g. `scenes/k7m2p9`. `contentHash` is that of
   * the photograph as it is kept, by which another upload of it is noticed.
   */
  PhotoAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...photo,
      picture: personal(z.string()),
      alt: personal(z.string()),
      contentHash: personal(z.string()).optional(),
      /** Couples see it once it has an `alt`. Absent in photographs from before that was asked for: they see it without one. */
      altRequired: z.boolean().optional(),
    }),
  },
  /** `picture` is what the photograph showed; absent in events from before its files had to be deleted. */
  PhotoRemoved: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...photo, picture: personal(z.string()).optional() }),
  },
  /** What is said of a photograph: a caption below it, and words in the place of it. */
  PhotoDescribed: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...photo, caption: personal(z.string()), alt: personal(z.string()) }),
  },
  /** The provider hides photographs from couples, or shows them again. */
  PhotosVisibilityChanged: {
    audience: notifyProvider,
    schema: z.object({
      providerId: ProviderId,
      photoIds: z.array(z.uuid()).min(1),
      isVisible: z.boolean(),
      changedAt: z.iso.datetime(),
    }),
  },
  /** The whole gallery in its new order. */
  PhotosOrdered: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, photoIds: z.array(z.uuid()) }) },
  /** The photograph that stands for the provider where one is shown. */
  KeyPhotoChosen: { audience: notifyProvider, schema: z.object(photo) },
  /** The provider's own face, which is no photograph of the gallery. `replaced` is the picture that it was before. */
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
  /** A video by what its platform calls it, from which every address of it is built. */
  VideoAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...video,
      title: personal(z.string()),
      platform: z.enum(videoPlatforms),
      key: personal(z.string()),
      /** Without it Vimeo does not show a video that is not listed. */
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
  /** All videos in their new order. */
  VideosOrdered: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, videoIds: z.array(z.uuid()), orderedAt: z.iso.datetime() }),
  },
  /** The provider hides a video from couples, or shows it again. */
  VideoVisibilityChanged: {
    audience: notifyProvider,
    schema: z.object({ ...video, isVisible: z.boolean(), changedAt: z.iso.datetime() }),
  },
  VideoRemoved: { audience: notifyProvider, schema: z.object(video) },
})
export type GalleryEvent = EventOf<typeof galleryEvents>
