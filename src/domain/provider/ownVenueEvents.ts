// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, personal } from '../event.ts'
import { ProviderId, VenueId } from '../ids.ts'
import { VenueType } from '../venue/venueType.ts'

const venue = { providerId: ProviderId, venueId: VenueId }

/** The venues of a provider, in its own stream. Their content is in the venues' streams. */
export const ownVenueEvents = defineEvents({
  VenueAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...venue,
      /** Short id in public addresses, of the same format as a provider's. */
      publicId: z.string(),
      name: personal(z.string()),
      type: VenueType,
      addedAt: z.iso.datetime(),
    }),
  },
  /** `pictures` are those of the venue, whose files are deleted. */
  VenueRemoved: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...venue, pictures: personal(z.array(z.string())), removedAt: z.iso.datetime() }),
  },
})
