// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, personal } from '../event.ts'
import { ProviderId, VenueId } from '../ids.ts'
import { VenueType } from '../venue/venueType.ts'

const venue = { providerId: ProviderId, venueId: VenueId }

/** Which venues a provider has; in its own stream. What is said of one stands in the venue's stream. */
export const ownVenueEvents = defineEvents({
  VenueAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...venue,
      /** Short id in public addresses, of the same kind as a provider's. */
      publicId: z.string(),
      name: personal(z.string()),
      type: VenueType,
      addedAt: z.iso.datetime(),
    }),
  },
  /** `pictures` are those that the venue showed: their files are deleted. */
  VenueRemoved: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...venue, pictures: personal(z.array(z.string())), removedAt: z.iso.datetime() }),
  },
})
