// Stored for ever.
import { z } from 'zod'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { CoupleId, ProviderId } from '../ids.ts'
import { Locale } from '../locale.ts'
import { Place } from '../place.ts'

export const coupleEvents = defineEvents({
  CoupleRegistered: {
    subject: 'coupleId',
    schema: z.object({
      coupleId: CoupleId,
      firstname: personal(z.string()),
      lastname: personal(z.string()),
      email: personal(z.string()),
      phone: personal(z.string()),
      home: personal(Place),
      locale: Locale,
      termsVersion: z.string(),
      termsAcceptedAt: z.iso.datetime(),
    }),
  },
  CoupleProfileUpdated: {
    subject: 'coupleId',
    schema: z.object({ coupleId: CoupleId, email: personal(z.string()), home: personal(Place), locale: Locale }),
  },
  FavouriteAdded: { schema: z.object({ coupleId: CoupleId, providerId: ProviderId }) },
  FavouriteRemoved: { schema: z.object({ coupleId: CoupleId, providerId: ProviderId }) },
})
export type CoupleEvent = EventOf<typeof coupleEvents>
