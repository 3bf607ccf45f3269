// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { ProviderId, VenueId } from '../ids.ts'
import { RegionalPlace } from '../place.ts'
import { ServiceOffer } from '../provider/providerEvents.ts'
import { VenueFeature } from './venueFeature.ts'
import { VenueType } from './venueType.ts'
import { VenueVideo } from './venueVideo.ts'

const venue = { providerId: ProviderId, venueId: VenueId }
const image = { ...venue, imageId: z.uuid() }
/** Euro cents. */
const price = z.int().nonnegative().nullable()
const people = z.int().positive().nullable()

/** A point of the map, in degrees, WGS 84. */
const Position = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

/** What is said of a venue, in its own stream. That there is one is known by its provider's (`VenueAdded`, `VenueRemoved`). */
export const venueEvents = defineEvents({
  /** Who and where it is. A missing value is '' or null; the position is that of the town unless one was picked on the map. */
  VenueDescribed: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...venue,
      name: personal(z.string()),
      type: VenueType,
      street: personal(z.string()),
      place: personal(RegionalPlace.nullable()),
      position: personal(Position.nullable()),
      email: personal(z.string()),
      phone: personal(z.string()),
      website: personal(z.url().nullable()),
      facebook: personal(z.url().nullable()),
      instagram: personal(z.url().nullable()),
      describedAt: z.iso.datetime(),
    }),
  },
  /** What it is like, for how many, and what it costs. `details` is HTML, sanitised before it was stored. */
  VenuePresented: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...venue,
      description: personal(z.string()),
      details: personal(z.string()),
      seated: people,
      standing: people,
      bedrooms: z.int().nonnegative().nullable(),
      minPrice: price,
      maxPrice: price,
      presentedAt: z.iso.datetime(),
    }),
  },
  VenueFeaturesChosen: {
    audience: notifyProvider,
    schema: z.object({ ...venue, features: z.array(VenueFeature), chosenAt: z.iso.datetime() }),
  },
  /** `picture` is where it is kept: its kind and id among the pictures. */
  VenueImageAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...image, picture: personal(z.string()), alt: personal(z.string()), addedAt: z.iso.datetime() }),
  },
  VenueImageRemoved: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...image, picture: personal(z.string()), removedAt: z.iso.datetime() }),
  },
  VenueImageDescribed: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...image, caption: personal(z.string()), alt: personal(z.string()), describedAt: z.iso.datetime() }),
  },
  /** All pictures in their new order. */
  VenueImagesOrdered: {
    audience: notifyProvider,
    schema: z.object({ ...venue, imageIds: z.array(z.uuid()), orderedAt: z.iso.datetime() }),
  },
  /** The picture that stands for the venue where one is shown. */
  KeyVenueImageChosen: { audience: notifyProvider, schema: z.object({ ...image, chosenAt: z.iso.datetime() }) },
  /** The services on offer at the venue, all of them. The descriptions are the provider's own words, so the list is personal as a whole. */
  VenueServicesOffered: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...venue, services: personal(z.array(ServiceOffer)), offeredAt: z.iso.datetime() }),
  },
  /** All videos of the venue, in their order, those that the provider hides among them. */
  VenueVideosChosen: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...venue, videos: personal(z.array(VenueVideo)), chosenAt: z.iso.datetime() }),
  },
  /** The provider wants it to be seen. It waits for moderation, unless it was validated before. */
  VenuePublished: { audience: notifyProvider, schema: z.object({ ...venue, publishedAt: z.iso.datetime() }) },
  VenueUnpublished: { audience: notifyProvider, schema: z.object({ ...venue, unpublishedAt: z.iso.datetime() }) },
  VenueValidated: { audience: notifyProvider, schema: z.object({ ...venue, validatedAt: z.iso.datetime() }) },
  /** It is published no more. The reason is read by the provider and may name persons. */
  VenueRejected: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...venue, reason: personal(z.string()), rejectedAt: z.iso.datetime() }),
  },
  /** The provider hides it for a while, without taking it back. */
  VenueHidden: { audience: notifyProvider, schema: z.object({ ...venue, hiddenAt: z.iso.datetime() }) },
  VenueShown: { audience: notifyProvider, schema: z.object({ ...venue, shownAt: z.iso.datetime() }) },
})
export type VenueEvent = EventOf<typeof venueEvents>
